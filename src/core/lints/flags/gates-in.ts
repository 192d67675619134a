import type { CommandLine } from '../../model/parsed.ts'
import { parseGate, type Gate } from '../../values/gates.ts'

/** The gates of --feature-gates, as far as the text shows them. */
export const gatesIn = (flags: CommandLine['flags']): readonly Gate[] =>
  flags
    .filter(({ name }) => name === 'feature-gates')
    .flatMap(({ value = '' }) =>
      value.split(',').flatMap((text) => parseGate(text.replace(/^["'\s]+|["'\s]+$/g, '')) ?? []),
    )
