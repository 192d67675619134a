import { inferred } from './fact.ts'

/** Ranges and DNS servers that scripts and templates have where nobody gives one: they tell nothing of a cluster. */
export const templateRanges = inferred(
  [
    '10.96.0.0/12',
    '10.96.0.10',
    '10.244.0.0/16',
    '192.168.0.0/16',
    '11.0.0.0/8',
    '11.0.0.10',
    '10.0.0.0/16',
    '10.0.0.10',
  ],
  ['doc004', 'wcn-dual-stack'],
  {
    note: 'the sources have some of them; the list keeps a warning away and makes none, so that a missing one costs more than one too many',
  },
)
