// What a study is called, in the library and on its own screen.

/** The name of a study without one of its own; `day` is empty if it is not known. */
export const studyOf = (game: string, day: string) => `Study of ${game}${day === '' ? '' : `, ${day}`}`;
export const nameOfStudy = 'Name of the study';
