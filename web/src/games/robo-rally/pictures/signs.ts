/** Small signs that the kit lacks, drawn as its icons are: box of 24, one stroke. A filled one says so. */

export const signs = {
  play: { d: 'M8 5.5L18.5 12L8 18.5Z', filled: true },
  pause: { d: 'M9 6V18M15 6V18', filled: false },
  step: { d: 'M7 6L15 12L7 18ZM17.5 6V18', filled: true },
  back: { d: 'M17 6L9 12L17 18ZM6.5 6V18', filled: true },
  skip: { d: 'M5 6L12 12L5 18ZM12 6L19 12L12 18Z', filled: true },
  again: { d: 'M5 12A7 7 0 1 0 8 6.2M8.5 2.5L7.8 6.6L12 7.4', filled: false },
  route: { d: 'M6 19.5V12Q6 7 11 7H13M13 3.5L17.5 7L13 10.5M6 19.5h.01M15 18.5H19M17 16.5V20.5', filled: false },
  power: { d: 'M7 7A7.5 7.5 0 1 0 17 7M12 3.5V11.5', filled: false },
  sand: {
    d: 'M7 3H17M7 21H17M8 3V6C8 9 12 10 12 12S8 15 8 18V21M16 3V6C16 9 12 10 12 12S16 15 16 18V21',
    filled: false,
  },
  near: {
    d: 'M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4M15.3 15.3L20.5 20.5M10.5 7.5V13.5M7.5 10.5H13.5',
    filled: false,
  },
  whole: { d: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15', filled: false },
  lock: { d: 'M7.5 11V8A4.5 4.5 0 0 1 16.5 8V11M5.5 11H18.5V20H5.5Z', filled: false },
  legend: {
    d: 'M9.2 9.4A3 3 0 1 1 13.3 12.2Q12 12.9 12 14.4M12 17.4v.2M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5',
    filled: false,
  },
  redo: { d: 'M16 6L20.5 10.5L16 15M20 10.5H9.5A5 5 0 0 0 9.5 20.5H13', filled: false },
  turn: { d: 'M19 12A7 7 0 1 1 16 6.2M15.5 2.5L16.2 6.6L12 7.4', filled: false },
  bin: { d: 'M5 7H19M9.5 4H14.5M7 7L8 20H16L17 7M10.5 10.5V16.5M13.5 10.5V16.5', filled: false },
  upload: { d: 'M12 15.5V4M7.5 8.5L12 4L16.5 8.5M5 19.5H19', filled: false },
  download: { d: 'M12 4V15.5M7.5 11L12 15.5L16.5 11M5 19.5H19', filled: false },
  keep: { d: 'M5 4.5H16L19.5 8V19.5H4.5V5ZM8 4.5V9.5H15V4.5M8 19.5V14H16V19.5', filled: false },
} as const;

export type SignName = keyof typeof signs;
