/** What can be complained of, in the order in which it is asked. */
import type { Grievance } from '../../wire/protocol';

export const GRIEVANCES: readonly Grievance[] = ['insult', 'spam', 'name', 'cheating', 'leaving', 'other'];
