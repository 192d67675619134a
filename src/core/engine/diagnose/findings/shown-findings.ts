import type { Finding } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { alikeTogether } from './alike.ts'
import { withStandingEdits } from '../edits/standing.ts'
import { maskedFindings } from './mask.ts'
import type { SentFile } from '../reading/read.ts'
import { withParties } from './with-parties.ts'

/** Findings as a reader is shown them: no secrets, each once, with the names of what they speak of. */
export const shownFindings = (
  findings: readonly Finding[],
  files: readonly SentFile[],
  observations: readonly Observation[],
): readonly Finding[] =>
  withParties(alikeTogether(withStandingEdits(maskedFindings(findings), files)), observations)
