const paths = {
  ok: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.3',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4',
  unknown:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.6 9.6c.2-1.6 1.2-2.4 2.5-2.4 1.4 0 2.5.9 2.5 2.2 0 2-2.5 2.1-2.5 4.100M12.1 16.600v.3',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.500M12 7.500v.3',
  blocked: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.7 5.700l12.6 12.6',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h5',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.500M12 19.500V22M2 12h2.500M19.5 12H22M5 5l1.7 1.700M17.3 17.3 19 19M5 19l1.7-1.700M17.3 6.7 19 5',
  dark: 'M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z',
  system: 'M3 4.500h18v12H3zM9 20.500h6M12 16.500v4',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.6 9.600c.2-1.6 1.2-2.4 2.5-2.4 1.4 0 2.5.9 2.5 2.2 0 2-2.5 2.1-2.5 4.100M12.1 16.600v.3',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.600l-1.2 1.200M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.600l1.2-1.2',
  download: 'M12 4v11M7 10.500l5 5 5-5M4.5 20h15',
  copy: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5',
  print: 'M7 9V3.500h10V9M7 17H4V9h16v8h-3M7 14h10v6.500H7z',
  close: 'M6 6l12 12M18 6 6 18',
  next: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  plan: 'M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h10',
  plans: 'M3 19.5v-14h6l2 3h10v11z',
  compare: 'M4 4h6.500v16H4zM13.5 4H20v16h-6.500z',
  diagnose: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5',
  upload: 'M12 16V5M7 9.500l5-5 5 5M4.5 20h15',
  external: 'M13 4h7v7M20 4l-9 9M17 14v6H4V7h6',
  review: 'M5 3h10l4 4v14H5zM8.5 13l2.5 2.5 4.5-4.5',
  edit: 'M4.5 19.5l.9-4L16 4.800l3.2 3.200L8.5 18.600z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.500',
  star: 'M12 3.5l2.6 5.4 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900L3.500 9.700l5.900-.8z',
  lock: 'M5.5 10.500h13V20h-13zM8.3 10.500V7.600a3.7 3.7 0 0 1 7.400 0v2.900',
  cluster: 'M3 4.500h18v6H3zM3 13.500h18v6H3zM7 7.500h.1M7 16.500h.1',
  host: 'M3.5 4h17v16h-17zM12 4v16M3.5 12h17',
  runtime:
    'M12 2.800l8.2 4.600v9.200L12 21.200l-8.2-4.600V7.400zM3.8 7.400 12 12l8.2-4.600M12 12v9.200',
  node: 'M12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.800v3M12 18.200v3M2.8 12h3M18.2 12h3M5.4 5.400l2.1 2.100M16.5 16.500l2.1 2.100M18.6 5.400l-2.1 2.100M7.5 16.500l-2.1 2.100',
  workload: 'M4 4h16v16H4zM8 9.500h8M8 14h4.500',
  network: 'M3 12h18M7.5 12V7M16.5 12V7M12 12v5M5 3h5v4H5zM14 3h5v4h-5zM9.5 17h5v4h-5z',
  addresses: 'M6.5 5.500H3.500v13h3M17.500 5.500h3v13h-3M9 12h6',
  untouched:
    'M12 3a9 9 0 0 1 4.500 1.200M20 7.800a9 9 0 0 1 0 8.400M16.5 19.800a9 9 0 0 1-9 0M4 16.200a9 9 0 0 1 0-8.400M7.5 4.200A9 9 0 0 1 12 3',
} as const

export type IconName = keyof typeof paths

/** A picture beside words; never the only carrier of a meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
