import { acrossLines } from '../../../values/across-lines.ts'

const unit = acrossLines`
  (?:node[- ]?pools?|node[- ]?groups?|pools?|nodes?|Knoten|nœuds?|nodos?|nodi
  |clusters?|clúster|machines?|Maschinen?|servers?|hosts?|VMs?)
`
const old = acrossLines`
  (?:old|former|previous|alte[nrms]?|frühere[nrms]?|vorherige[nrms]?|ancien(?:ne)?s?
  |antigu[oa]s?|viej[oa]s?|vecchi[oa]?)
`
/** “on the old pool …”, “auf dem alten Windows-Pool …”, “sur l'ancien pool …” */
const named = new RegExp(String.raw`(?<![\p{L}])${old}\s(?:Windows[- ])?(${unit})(?![\p{L}])`, 'iu')
const isNoMore = acrossLines`
  (?:
    is|are|was|were|has\sbeen|have\sbeen|ist|sind|wurden?|est|sont|a\sété|ont\sété|está|están
    |fue(?:ron)?|ha\ssido|han\ssido|è\sstato|sono\sstati
  )\s(?:\p{L}{2,11}\s){0,2}?
  (?:
    gone|deleted|removed|decommissioned|retired|scrapped|gelöscht|weg|entfernt|abgebaut
    |stillgelegt|abgeschaltet|supprimée?s?|retirée?s?|eliminad[oa]s?|borrad[oa]s?|eliminat[oi]
    |rimoss[oi]
  )(?![\p{L}])
`
/** “; that pool has been deleted since”, “; der Pool ist inzwischen gelöscht”, “) ist gelöscht” */
const gone = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:the|that|this|these|those|it|they|der|die|das|dieser?|sie|ce|cet|ces|le|les|el|ese|los|il|quel)
    \s(?:${old}\s)?(?:(?:Windows[- ])?(${unit})\s)?${isNoMore}
    |^["')\s]{0,3}${isNoMore}
  `,
  'iu',
)
/** “If the pool is deleted …” */
const supposed =
  /(?<![\p{L}])(?:if|when|once|unless|until|falls|wenn|sobald|si|quand|cuando|se|quando)\s$/iu
/** It came back, or has not gone. */
const back = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:
      not|nicht|pas|no|non|never|again|still|same|too|also|came\sback|keeps?|every\stime|suddenly|automatically
      |immer\snoch|wieder|weiterhin|trotzdem|auch|toujours|encore|aussi|sigue|todavía|también
      |ancora|anche
    )(?![\p{L}])
  `,
  'iu',
)

/** Behind the old one the words come to what took its place. */
const turned = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:
      with|by|to|into|onto|new|newer|now|today|but|while|whereas|durch|mit|neue?[nrms]?|jetzt|nun
      |heute|aber|par|avec|nouve(?:au|lle|aux)|maintenant|mais|por|con|nuev[oa]s?|ahora|pero|nuov[oiae]
      |adesso|ma
    )(?![\p{L}])
  `,
  'iu',
)
/** What leads from a value, or a message, to where it was. */
const where = new RegExp(
  acrossLines`
    ^["”'\x60)\]]{0,3}\s(?:\p{L}{2,12}\s){0,2}
    (?:on|in|at|of|auf|bei|von|sur|dans|de|en|su|nel|sul)\s?(?:\p{L}{2,8}\s|l['’]){0,2}$
  `,
  'iu',
)

const madeAnew = /^[^,;]{0,120}?\bre-?(?:added|joined|created|installed|registered|built)\b/i

const stemOf = (word: string) => word.toLowerCase().replace(/s$/, '')

/** The old unit that a sentence names ahead of a place, or right behind it. */
function unitAt(before: string, behind: string): string | undefined {
  const ahead = /(?:[^.;!?]|[.](?=\d)){0,160}$/.exec(before)?.[0] ?? ''
  const led = named.exec(ahead)
  if (led) return turned.test(ahead.slice(led.index + led[0].length)) ? undefined : led[1]
  const after = /^[^.;!?]{0,60}/.exec(behind)?.[0] ?? ''
  const followed = named.exec(after)
  return followed && where.test(after.slice(0, followed.index)) ? followed[1] : undefined
}

/** Whether words name an old pool, or machines, and go on to say that those are there no more. */
export function isOfGoneUnit(before: string, behind: string): boolean {
  const own = unitAt(before, behind)
  if (own === undefined) return false
  const found = gone.exec(behind.slice(0, 300))
  if (!found) return false
  const { 1: which, index } = found
  if (which !== undefined && stemOf(which) !== stemOf(own)) return false
  const rest = /^[^.!?]{0,120}/.exec(behind.slice(index))?.[0] ?? ''
  return !supposed.test(behind.slice(0, index)) && !back.test(rest) && !madeAnew.test(rest)
}
