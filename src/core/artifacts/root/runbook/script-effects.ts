import type { Effect } from './effect.ts'
import { inZip, machine, session, type Thing } from './thing.ts'

/** What PowerShell needs to run a script of the zip. */
const scriptNeeds = (path: string): readonly Thing[] => [
  session.administrator,
  machine.mayRunScripts,
  machine.zipUnpacked,
  inZip(path),
]

/** The effects of one call of a script, in their order; the first of them needs the script itself. */
export const callOf = (path: string, effects: readonly Effect[]): readonly Effect[] => [
  { does: `${path} is called`, needs: scriptNeeds(path) },
  ...effects.map((effect) => ({ ...effect, script: path })),
]
