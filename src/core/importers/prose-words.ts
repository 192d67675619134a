import { acrossLines } from '../values/across-lines.ts'

export const notReady = new RegExp(
  acrossLines`
    (?<!\b(?:device|disk|server|sandbox|pods?|containers?|services?) (?:(?:is|are|was|were) )?)
      \b(NotReady|not ready)\b
    |\b(?:nodes?|workers?|knoten)\b[^\n.]{0,40}?\b(
      (?:never|(?:do|does|did|will|would|can)(?:n['’]t| ?not)|won['’]t)\s
      (?:becomes?|gets?|goe?s?|turns?)\s(?:to\s)?ready
    )\b
  `,
  'gi',
)
