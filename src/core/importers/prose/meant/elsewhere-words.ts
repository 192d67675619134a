import { acrossLines } from '../../../values/across-lines.ts'

const places = String.raw`(?:clusters?|sites?|data\s?cent(?:er|re)s?|locations?|plants?|farms?)`
const machines = String.raw`(?:clusters?|environment|setup|nodes?|machines?|servers?|hosts?|systems?|laptops?|installation|VMs?)`
/** “The guide (it uses …)”, “the tutorial for … assumes …”, “the docs are written for …”. */
const guide = acrossLines`
  (?:
    docs?|documentation|guides?|tutorials?|walk-?throughs?|how-?tos?|blogs?(?:\sposts?)?
    |articles?|readme|workshop|manual|book
  )\b(?:\s\([^()\n]{1,40}\))?
  (?:\s(?!(?:and|but|so|while|with|then|because)\b)[\w-]{1,20}(?=[\s,(–]|-\s)){0,7}
  \s?[,(–-]{0,2}\s?(?:(?:it|which|that|they|this)\s)?(?:(?:still|only|always)\s)?
  (?:
    uses?|used|assumes?|covers?|targets?|mentions?|names?|lists?|parle(?:nt)?|mentionne|utilise
    |spricht|nennt|erwähnt|habla|menciona
    |(?:is|are|was|were)\s(?:(?:written|made|meant|only|still|based)\s){0,2}(?:for|on)
  )\b
`

/** “A colleague has …”, “in another cluster with …”, “tried … too”, “according to the documentation …”. */
export const lead = new RegExp(
  acrossLines`
    \b(?:
      (?:another|different|old|sister|neighbou?ring)\s(?:\w{2,12}\s)?${machines}
      |(?:other|another)\s(?:\w{2,12}\s)?${places}
      |(?:sister|other|another|neighbou?ring)\steams?
      |sister\s(?:company|companies|firm|organi[sz]ation)
      |(?<!\bour\s)(?:the|another|a)\s(?:[\w-]{2,14}\s){1,2}
        (?:account|subscription|department|division|subsidiary|tenant|branch)\s
        (?:runs?|uses?|has|have|is\son)
      |(?:the|our|my)\slab(?:\s(?:cluster|environment|setup|system))?\s(?:runs?|uses?|has|have)
      |their\s(?:\w{2,12}\s)?(?:clusters?|nodes?|setup|environment|lab)
      |(?:docs?|guide|tutorial|readme)(?:['’]s?)?\s(?:examples?|samples?)
      |customers?\sof\sours
      |(?<!\b(?:we|I|they)\s?(?:have|['’]ve)\s(?:got\s)?)(?:a|one|another|some)\scustomer
      |customer\s[A-Z](?=\s(?:has|runs?|uses?|had))
      |(?:blog\s?(?:posts?)?|articles?|talk|paper)\s(?:about|on)
      |${guide}
      |(?:in|on)\s(?:the|our|my|a)\s(?:lab|legacy\s(?:cluster|environment|system))
      |colleagues?|friend|co-?worker|coll[èe]gues?|confrère|coleg[ao]s?|compañer[oa]s?
      |collegh?[aei]
      |(?:somebody|someone|people)\selse
      |Kolleg(?:e|en|in)
      |(?:
        tried|tested(?!\son\sstag)
        |trying(?!
          \sto\s(?:
            run|deploy|start|schedule|get|bring|install|set|add|join|connect|attach|create
            |configure|enable|expose|pull|mount
          )\b
        )
        |versucht|getestet|probiert
      )\b
      |(?:the|another|other|original)\s(?:\w{2,9}\s)?(?:reporter|poster|author)\s
        (?:had|has|used|uses|runs?|ran|is|was|reports?)
      |(?:follow-?up\sto|as\sin|like\sin|see)\s#\d{1,6}
      |(?:our|their|the)\s(?:\w{2,12}\s){0,2}(?:tests?|CI(?:\sjobs?)?|e2e)\s(?:\w{4,9}\s)?
        (?:runs?|uses?|covers?)\s(?:with|on|against|in)
      |according\sto
      |(?:laut|gemäß|selon|d['’]après|según|secondo|segundo)\s
        (?:(?:dem|der|unserem|le|la|el|il|o|l['’])\s?)?(?:
          hersteller|doku\w{0,12}|anleitung|handbuch|support|blog|éditeur|fournisseur|documentation
          |documentaci[oó]n|fabricante|proveedor|manual|documentazione|fornitore
        )
      |in\s(?:the|their|its|this)\s(?:\w{2,12}\s){0,2}(?:docs|guide|manual|tutorial|matrix)\b
      |documentation|release\snotes|changelog|issue\s#?\d{1,6}|there:
    )
  `,
  'i',
)
/** “With … it works”, “… does not have it”: what stands behind a value that this setup does not have. */
export const outcome = new RegExp(
  acrossLines`
    ^[^.;]{0,30}?(?:
      ,?\s(?:and\s)?(?:there\s)?(?:it|that|this|everything|all)\s(?:
        works|worked|runs|ran|was fine|is fine|is ok|never
        |does(?: not|n['’]t) (?:happen|occur|fail)
        |did(?: not|n['’]t) (?:happen|occur|fail)
      )\b
      |\b(?:helps|helped|solves|solved|fixes|fixed)\b
      |\s(?:läuft|lief|geht|ging)\ses\b
      |\s(?:this|the) (?:error|problem|issue) (?:does|did)(?: not|n['’]t) (?:happen|occur)\b
      |\bold nodes\b
      |\s(?:[-–—(]|but|which\s(?:is|are))\s?not\s(?:ours?|us|our\s(?:cluster|setup|nodes))\b
      |(?<!\b(?:as|like|same))\s(?:in|on|at|of)\s
        (?:their|another|the old|the legacy|(?:the|our) other)\s(?:[\w.]{2,12}\s)?
        (?:ticket|issue|environment|setup|lab|nodes?|machines?|hosts?|${places})\b
      |\s(?:in|on)\s(?:the|our|my|a)\slab\b
      |\s(?:says?|said)\sthe\s(?:\w{2,12}\s)?(?:docs|documentation|blog|guide|vendor|article)\b
      |,?\s(?:but|and|while)?\s?(?:that|this|the (?:latter|former)|which)\s?(?:one|cluster)?\s
        (?:has|had|runs|is)\s(?:(?:no|without)\sWindows|Linux only|only Linux)\b
      |(?:\sclusters?)?,?\s(?:with|for|of)\s(?:only\sLinux|Linux(?:\s\w{2,9})?\s(?:alone|only))
        \b(?!\scontrol)
    )
  `,
  'i',
)

const tried = acrossLines`
  (?:on|in|at)\s(?:an?|one|our|the|my)\s
  (?:(?:separate|single|second|fresh|new|small|clean)\s){0,2}
  (?:test|testing|lab|spare|sandbox|staging|dev|trial|scratch)\s(?:\w{2,12}\s){0,2}?${machines}
  \b
`
const succeeds = acrossLines`
  (?:the|this|that|exactly\sthe|our)\ssame\s(?:[\w-]{1,20}\s){1,3}?
  (?:
    works?|worked|starts?|started|runs?(?!\sinto)|ran(?!\sinto)|comes?\sup|came\sup
    |(?:is|are|was|were)\s(?:fine|ok|ready|running|healthy)
  )\b
`
/** “… on a test node”, “… the same pod starts”: where somebody tried it. */
export const triedBehind = new RegExp(
  String.raw`^["')]?,?[^.,;]{0,30}?(?:\s(?:it\s(?:works|worked)\s)?${tried}|\s${succeeds})`,
  'i',
)
export const triedAhead = new RegExp(
  acrossLines`
    \b(?:
      ${tried}|${succeeds}
      |(?:the|our|my|a)\s(?:test|testing|lab|spare|sandbox|trial|scratch)\s(?:\w{2,12}\s){0,2}?
        (?:VMs?|machines?|laptops?|box(?:es)?)\b
    )
  `,
  'i',
)
/** “Our test environment (…) is not affected”, “検証環境（…）では再現しません”. */
export const besideIt = new RegExp(
  acrossLines`
    \b(?:test|testing|lab|staging|dev|reference)[ -]?(?:environment|cluster|setup|site)\b
      (?:[^.;!?\n]|\.(?=\d)){0,60}$
    |(?:Test|Labor|Entwicklungs|Referenz)-?(?:umgebung|system|cluster)
      (?:[^.;!?\n]|\.(?=\d)){0,60}$
    |\benvironnement de (?:test|recette|pré-?prod\w*)\b(?:[^.;!?\n]|\.(?=\d)){0,60}$
    |\bentorno de (?:pruebas?|desarrollo)\b(?:[^.;!?\n]|\.(?=\d)){0,60}$
    |(?:検証|テスト|開発|別の|他の|测试|另一个|其他|开发)(?:環境|クラスター?|环境|集群)[^。\n]{0,40}$
  `,
  'i',
)
export const fineThere = new RegExp(
  acrossLines`
    ^(?:[^.;!?\n]|\.(?=\d)){0,40}?(?:
      \b(?:is|are|was)\snot\saffected\b
      |\b(?:ok(?:ay)?|no\s(?:problems?|issues?))\s?$
      |\bdoes\snot\s(?:show|have)\b|\bist\snicht\sbetroffen\b
      |\b(?:läuft|funktioniert|geht)\s(?:es|alles|das)?\b(?!\s?nicht)
      |\btritt\s(?:es|das|der fehler)\snicht\b
      |\bkeine?\s(?:probleme?|fehler)\b
      |\bn['’]est\spas\s(?:touché|concerné)
      |\bno\sest[áa]\safectad[oa]\b
    )
    |^[^。\n]{0,40}?
      (?:再現し(?:ません|ない)|発生し(?:ません|ない)|問題(?:ありません|ない|なし)|正常|没有(?:这个|该)?问题|没问题|无法复现|不会出现)
  `,
  'i',
)
/** “別クラスターは …”, “另一个集群用 …” */
export const otherInAsia = new RegExp(
  acrossLines`
    (?:同僚|同事)[^。\n]{0,40}$
    |(?:子会社|関連会社|グループ会社|(?:別の?|他の)チーム|他社|别的团队|其他团队|子公司|兄弟公司)(?:の|的|で|は)[^。\n]{0,40}$
    |(?:別の?|他の|もう一つの|另外?一个|其他)(?:環境|クラスター?|集群|环境)(?:は|では|で|が|是|用|使用)[^。\n]{0,60}$
    |(?:测试|开发|预发)(?:环境|集群)(?:还是|仍然?是|还在用|用的?是)[^。，,；;\n]{0,30}$
  `,
)
/** What is in trouble is what somebody asks about, wherever it is. */
export const fails = new RegExp(
  acrossLines`
    (?<!\b(?:not|never|no|without)\s(?:an?\s|any\s)?|n['’]t\s)\b(?:
      hangs?|hung|fail\w{0,3}|crash\w{0,3}|errors?|stuck|broken|breaks?|times?\sout|not\s?ready
      |problems?|issues?|trouble
    )\b
    |\b(?:(?:do|does|did|will|can)(?:\snot|n['’]t)|cannot|never)\s(?:start|run|work|come|get)\b
  `,
  'i',
)
export const contrast = /,\s(?:but|while|whereas|with|on|and\s(?:with|on))\s/i

/** “The docs are for …, but we run …” */
export const backHome =
  /,\s(?:(?:but|and|while|whereas|though)\s)?(?:we|I|ours?|mine|here)\b(?!\s(?:read|saw|found|heard|think|thought|believe)\b)/i

/** “The test environment still has …”, “测试环境还是 …”, “検証環境は …”. */
export const ofTestSystem = new RegExp(
  acrossLines`
    (?<!\b(?:in|on)\s(?:our|the|my|this)\s)\b
      (?:test|testing|staging|dev|development|lab|sandbox|QA|training|demo)\s
      (?:environment|clusters?|systems?|setup|nodes?)\b[^,;.!?\n]{0,40}$
    |(?:测试|开发|预发|检验)(?:环境|集群)[^，,。；;\n]{0,20}$
    |(?:検証|開発|テスト|ステージング)(?:環境|クラスター?)[^、。,\n]{0,20}$
    |(?<![\p{L}])(?:Test|Entwicklungs|Labor|Staging)-?(?:umgebung|system|cluster)[^,;.\n]{0,40}$
  `,
  'iu',
)
export const inProduction = /\bprod(?:uction|uktion)?\b|生产|本番/i
