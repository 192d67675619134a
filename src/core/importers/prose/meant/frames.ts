import { have, kind, leads, ofOthers } from './frame-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A release behind a name, and what it is a value of. */
const rest =
  /^["'`”]?(?:\s(?:version\s)?v?\d{1,2}\.\d{1,3}(?:\.\d{1,5})?[\w+-]{0,12}(?=[\s,;.)?!、。，]|$))?(?:\s(?:isolation|mode))?/i

/** Words behind a value, without what still belongs to it. */
export const behindAll = (behind: string): string => behind.replace(rest, '')

/** “Support asked whether we have …; we do not.” */
const asked = new RegExp(
  acrossLines`
    \b(?:asked|asks|wondered|wanted to know|wants to know)\s(?:us\s|me\s)?(?:whether|if)\s
    (?:we|I|you|it|the (?:node|cluster|pods?))\s(?:is\s|are\s)?(?:${have}\s)?${kind}$
  `,
  'iu',
)
const isSo =
  /^[;,.:]?\s(?:and\s|but\s)?(?:yes|yep|we do(?!\snot|n['’]t)|it (?:does|is)(?!\snot|n['’]t)|indeed|that is so)\b/i

/** “Would … help?” */
const would = new RegExp(String.raw`(?:^|[\s,;:(])(?:would|could|might)\s${kind}$`, 'iu')
const wouldHelp =
  /^\s(?:help|fix|solve|work|be\s(?:better|enough|needed|possible)|make|change|avoid|resolve|even)\b/i

/** “… which we removed”, “… that we dropped in May” */
const dropped = new RegExp(
  acrossLines`
    ^,?\s(?:which|that)\s(?:we|I|they)\s(?:have\s|had\s|then\s|since\s|later\s|again\s){0,3}
    (?:
      removed|dropped|replaced|undid|reverted|uninstalled|abandoned|gave up|took out|threw out
      |rolled back
    )\b(?!\s(?:from|on|for|in|only)\b)
  `,
  'i',
)

/** “Our test cluster has … and is fine.” */
const ofOther = new RegExp(
  acrossLines`
    \b(?:test|testing|lab|staging|dev|development|second|other|reference|QA)[ -]
    (?:cluster|system|environment|setup|site)s?\s
    (?:is\s(?:on|at)\s|with\s|(?:still\s|also\s)?${have}\s)${kind}$
  `,
  'iu',
)
const isFine = new RegExp(
  acrossLines`
    ^(?:,?\s(?:and|where|but|there)|,)?\s(?:it\s|all\s|everything\s|that one\s|there\s)?
    (?:
      (?:is|are|was)\s(?:fine|ok(?:ay)?|healthy|not affected|unaffected|good)
      |works?|runs?\s(?:fine|well|without)
      |has\sno\s(?:such\s)?(?:problems?|issues?|trouble|errors?)
      |shows?\sno(?:ne|thing)?\b|does\snot\s(?:show|have)
    )\b
  `,
  'i',
)

/** “It came with … originally”, “we left … behind”. */
const left = /^\s(?:originally|initially|back then|in the beginning|behind|only|alone)\b/i
/** “… は使っていません” */
const notInUse = /^\s?(?:は|を)(?:使って|利用して|導入して)い?(?:ません|ない)/
const leftAhead =
  /\b(?:came|shipped|started|began|left|supports?|certif(?:y|ies|ied))\b[^.;\n]{0,60}$/i

/** “Is … better?”: a question that is about nobody's setup. */
const begins = new RegExp(
  acrossLines`
    ^[\s>*¿-]{0,6}(?:
      is|are|does|do|did|was|were|would|could|can|should|will|has|what about|how about|why not
      |what if|ist|sind|wäre|würde|hilft|kann|soll(?:te)?|wird|bringt|faut-il|est-ce|serait
      |peut-on|vaut-il|es|sería|ayudaría|hay|è|sarebbe|aiuterebbe|é|seria
    )(?![\p{L}])
  `,
  'iu',
)
const ofOurs = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:
      we|our|us|my|I|wir|unser\p{L}{0,2}|ich|mein\p{L}{0,2}|nous|notre|nos|je|mon
      |nuestr\p{L}{1,2}|tenemos|usamos|noi|nostr\p{L}|noss\p{L}|temos
    )(?![\p{L}])
  `,
  'iu',
)

/** Whether a question asks of a value in general, and not why something of ours is as it is. */
function isAskedOfAll(ahead: string, after: string): boolean {
  const rest = /^(?:[^.;!?？\n]|\.(?=\d)){0,60}[?？]/.exec(after)?.[0]
  return rest !== undefined && begins.test(ahead) && ahead.length < 80 && !ofOurs.test(ahead + rest)
}

/**
 * Whether the words right around a value frame it as none of this setup: what is denied, was left,
 * is asked, read or recommended, or what another one has.
 */
export function isFramed(before: string, behind: string): boolean {
  const [ahead, after] = around(before, behind)
  return (
    leads.test(ahead) ||
    (left.test(after) && leftAhead.test(ahead)) ||
    notInUse.test(after) ||
    dropped.test(after) ||
    (asked.test(ahead) && !isSo.test(after)) ||
    (would.test(ahead) && wouldHelp.test(after)) ||
    (ofOther.test(ahead) && isFine.test(after))
  )
}

/** Whether a sentence asks of a value in general, or tells of what others have; it counts where nothing else is told. */
export function isFramedBeside(before: string, behind: string): boolean {
  const [ahead, after] = around(before, behind)
  return ofOthers.test(ahead) || isAskedOfAll(ahead, after)
}

const around = (before: string, behind: string): readonly [string, string] => [
  before.slice(-200).replace(/^.*[.;!?。？](?=\s|[^\x00-\x7f])/s, ''),
  behindAll(behind.slice(0, 200)),
]
