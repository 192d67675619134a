import { seeksHelp } from '../withdrawn/goes-on.ts'
import type { Spoken } from './spoken.ts'
import { isKnownOnly } from './spoken-of-known.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “If … shows up, …”: what is to be done when it comes. */
const ofCondition = /\b(?:if|in case|should)\b[^.;,:]{0,40}$/i
const comes = new RegExp(
  acrossLines`
    ^\W{0,3}(?:ever |then )?(?:
      shows?(?: up| in)?|appears?|comes?(?: up)?|occurs?|happens?|turns? up
      |(?:is|gets) (?:seen|shown|printed|logged)
    )\b
  `,
  'i',
)
/** “If …, the documentation says to check the name.” */
const advised =
  /^[^.;]{0,40},\s(?:the |its |their )?(?:docs|documentation|manual|guide|page|article)\b[^.;]{0,40}\b(?:says?|tells?|explains?)\b/i

/** “If kube-proxy prints …, restart it”: whoever has it says so, and not what one is to do. */
const ofCase = /(?:^|[.!?]\s)\W{0,6}(?:if|in case|when(?:ever)?)\s(?!(?:I|we|you)\b)[^;]{0,160}$/i
const ofOwn = /\b(?:we|I|our|my|now|since|after)\b/i
const told = new RegExp(
  acrossLines`
    ^["”'\x60.]{0,2},\s(?:then\s)?(?:
      check|set|see|try|run|look|restart|reboot|install|use|make|add|remove|delete|update
      |upgrade|rebuild|correct|compare|stop|start|drain|cordon|replace|change
    )(?::|\s(?!(?:of|helps?|helped|does|did|is|was|has)\b))
  `,
  'i',
)

/** “Is … still an issue for …?”: whoever asks has it not. */
const asks = /(?:^|[.!?]\s)(?:so |and )?(?:is|does|will|would|can|could|may)\s["“'`]?$/i
const ofAsked = new RegExp(
  acrossLines`
    ^["”'\x60]?\s(?:still |also |ever )?
    (?:an? (?:issue|problem|limitation)|relevant|true|so|valid|happen|occur|appear|come)\b
    (?![^]{0,400}\b(?:our|my|we|I|it|here|same|fails?|since)\b)[^.!?]{0,160}\?
  `,
  'i',
)

/** Whether a message stands in advice for a case that may come, in a question about such a one, or among what is known only. */
export const isAdvice = (spoken: Spoken): boolean => isOfCase(spoken) || isKnownOnly(spoken)

const isOfCase = ({ before, behind, earlier }: Spoken): boolean =>
  (ofCondition.test(before) && (comes.test(behind) || advised.test(behind))) ||
  (earlier.trim() === '' && asks.test(before) && ofAsked.test(behind) && !seeksHelp(behind)) ||
  (ofCase.test(before) && !ofOwn.test(before) && told.test(behind) && !seeksHelp(behind))
