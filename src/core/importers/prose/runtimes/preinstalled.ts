import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { isSaid } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “A VM of Windows Server 1903 with Docker preinstalled”. */
const onWindows = new RegExp(
  acrossLines`
    \b(?:windows(?:\sserver)?|server\s20(?:19|2[25]))\b
    (?:(?!\b(?:linux|ubuntu|without|no|not)\b)(?:[^.;:!?\n]|\.(?=\d))){0,60}?\bwith\s(?:the\s)?
    (docker|containerd)(?:\s(?:EE|CE|engine))?\s(?:already\s)?(?:pre-?)?installed\b
  `,
  'gi',
)

/** The runtime that a machine of Windows was taken with. */
export const preinstalledIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, onWindows)
    .filter(({ raw, place }) => isSaid(doc, raw, place))
    .map(({ raw, place }) => decided('containerRuntime', raw.toLowerCase(), raw, place))
