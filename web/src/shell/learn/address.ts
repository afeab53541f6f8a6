/** Where a game is taught; with the id of a section of its rules, the page opens there. */
export const learnPage = (game: string, rule: string | null = null) =>
  `/learn/${game}${rule ? `#${encodeURIComponent(rule)}` : ''}`;

/** Where a lesson begins, or goes on. */
export const lessonPage = ({ game, name }: { game: string; name: string }) => `/lesson/${game}/${name}`;
