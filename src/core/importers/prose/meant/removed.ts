import { acrossLines } from '../../../values/across-lines.ts'

const out = acrossLines`
  (?:
    removed|taken\s(?:out|down)|thrown\sout|decommissioned|retired|deleted|dismantled|scrapped
    |given\sup|switched\soff|shut\sdown|entfernt|abgebaut|stillgelegt
  )
`
const own = String.raw`(?:(?:the|our|that|this|an?|all|both|its|their)\s)`
/** “… was tried in the lab and taken out again”, “… is gone”. */
const behindIt = new RegExp(
  acrossLines`
    ^["')\s]{0,3}(?:
      (?!
        \b(?:now|because|since|when|after|but|which|that|while|if|still)\b
        |,?\s(?:and\s)?(?:the|our|all)\s(?:old|other|former|previous)\b
        |,?\s(?:und\s|et\s|y\s|e\s)?(?:(?:der|die|das)\salte[nrs]?|l['’]ancien(?:ne)?|el\s(?:antiguo|viejo)|il\svecchio)\b
      )[^.;:!?\n]
    ){0,50}?\b(?:
      (?:was|were|is|are|has\sbeen|have\sbeen|and|then|wurden?|ist)\s
        (?:then\s|since\s|again\s|all\s|already\s|wieder\s)?${out}
      |(?:is|are)\s(?:all\s|already\s|long\s)?gone
    )\b(?!\sfrom)
  `,
  'i',
)
/** “We removed the …”, “we got rid of our …”. */
const aheadOfIt = new RegExp(
  acrossLines`
    \b(?:
      (?:we|I|they)\s(?:(?:have|since|then|later|already)\s){0,2}(?:
        removed|took\sout|deleted|decommissioned|retired|threw\sout|scrapped|gave\sup
        |got\srid\sof
      )
      |(?:having|after|by)\s(?:removed|removing|deleting)
    )\s${own}?(?:(?:old|test|lab|only|last|one|single|former)\s){0,2}$
  `,
  'i',
)
/** “… のノードを追加しましたが、すでに削除しています”, “… haben wir wieder entfernt”. */
const behindItAbroad = new RegExp(
  acrossLines`
    ^[^。\n]{0,30}?(?:ノード|サーバー?|プール)[^。\n]{0,14}?(?:追加|導入|構築|参加)(?:しまし|し)?た(?:もの)?の?(?:が|けど)?
      [、,]?(?:すでに|既に|その後|現在は|今は|もう)?(?:削除|撤去|撤収|廃止|取り外|切り離)
    |^[^。\n]{0,30}?(?:节点|服务器|机器|节点池)[，,]?(?:但|不过)?(?:现在|目前|后来|之后)?(?:又|都|也)?(?:被)?(?:已经?)?
      (?:删除|移除|下线|撤掉|退掉|删掉|拆除)(?!不)
    |^[^.;!?\n]{0,50}?\b(?:haben\swir|wurden?)\s(?:\p{L}{2,12}\s){0,3}?wieder\s
      (?:entfernt|abgebaut|ausgebaut|gelöscht)
    |^[^.;!?\n]{0,60}?\b(?:(?:a|ont)\sété|nous\s(?:l['’]|les\s|l['’]en\s)?(?:avons|ai))\s
      (?:\p{L}{2,12}\s)?(?:retir|supprim|enlev)ée?s?(?!\p{L})
    |^[^.;!?\n]{0,60}?\b(?:ya\s)?(?:lo|la|los|las)\s(?:hemos\s)?
      (?:quitado|eliminado|retirado|quitamos|eliminamos|retiramos)(?!\p{L})
  `,
  'iu',
)
/** What came back, or what is the trouble itself. */
const back = new RegExp(
  acrossLines`
    \b(?:
      re-?(?:added|joined|created|installed|registered|built)
      |added again|joined again|came back|is back|are back|by itself
      |by the (?:cluster )?autoscaler
      |keeps?|every time|suddenly|automatically|not
    )\b
  `,
  'i',
)

/** Whether a sentence says of what it names that it is there no more. */
export function isRemovedIn(before: string, behind: string): boolean {
  const ahead = before.slice(Math.max(before.search(/[^.;!?]*$/), before.length - 80))
  const rest = /^(?:[^.;!?]|\.(?=\d)){0,140}/.exec(behind)?.[0] ?? ''
  return (
    (behindIt.test(rest) || behindItAbroad.test(rest) || aheadOfIt.test(ahead)) && !back.test(rest)
  )
}
