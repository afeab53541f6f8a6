/** The size of the picture that is shared. */
export const WIDTH = 600;
export const HEIGHT = 304;
