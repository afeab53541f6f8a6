/** A round of Gear & Piston in five steps. */
export const TURN: readonly string[] = ['planning', 'back_alley', 'patent_office', 'junk_yard', 'workshop'];
