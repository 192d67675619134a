import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { lineOf } from '../prose/lines.ts'
import { saidIn } from '../prose/meant/said.ts'

/** “Hotpatched”, “the February hotpatch”: an update of a host without a restart. */
const word = /(?<![\w-])(hot-?patch(?:ed|es|ing)?)\b/gi
const notYet =
  /\?|\b(?:plan(?:s|ned)?|will|wants?|would|consider(?:ed|ing)?|soon|off|disabled|unenrolled)\b/i

/** That hosts take hotpatches, whose revisions are not those of cumulative updates. */
export const hotPatchesIn = (doc: Document): readonly Observation[] =>
  saidIn(doc, word)
    .filter(({ place }) => !notYet.test(lineOf(doc, place)))
    .map(({ raw, place }) => stated('host.hotpatch', true, raw, place))
