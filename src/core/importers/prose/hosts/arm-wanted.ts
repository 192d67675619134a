import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import { matchesOf } from '../../text-of.ts'
import { isElsewhere, wordsAround } from '../lines.ts'

/** “We want to add Windows Server 2022 nodes on our ARM64 machines”: a plan that comes to nothing is told of too. */
const wanted = new RegExp(
  acrossLines`
    \b(?:we|I)\s(?:(?:would|also|now|are|am)\s){0,2}(?:want|plan|planning|like|going|try|trying|tried|need|intend)\sto\s
    (?:add|join|run|use|install|attach|have|put)\s(?:(?:an?|the|our|some|new|two|three|\d)\s){0,3}
    windows\s(?:server\s)?(?:20\d\d\s)?(?:worker\s)?(?:nodes?|workers?|hosts?)\s(?:to\sour\scluster\s)?(?:on|with)\s
    (?:(?:our|the|an?|new|some|AWS)\s){0,2}(ARM64|aarch64|Graviton\d?|Ampere)\b(?![^.;\n]{0,60}\blinux\b)
  `,
  'gi',
)
const denied = /\b(?:not|never|no longer)\b[^.;\n]{0,20}$|n['’]t\s[^.;\n]{0,20}$/i

/** Machines with ARM64 on which somebody wants Windows nodes. */
export const armWantedIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, wanted)
    .filter(
      ({ raw, place }) =>
        !isElsewhere(doc, place, raw) && !denied.test(wordsAround(doc, place, raw).ahead),
    )
    .slice(0, 1)
    .map(({ raw, place }) =>
      stated('node.armTold', raw, raw, place, { weight: 'statement', inferred: true }),
    )
