import { acrossLines } from '../../../values/across-lines.ts'

/** What stands between the words around a value and the value: its kind, and what it is of. */
export const kind = acrossLines`
  (?:(?:an?|the|our|any|einen?|un|une|el|la|le)\s)?(?:
    (?:pod|service|node|cluster)[ -]?(?:CIDR|range|network|subnet)\s(?:of\s|is\s)?
    |(?:kubernetes|k8s|containerd|docker|flannel|calico|antrea|windows|server|version)\s?
  ){0,3}["'\x60“]?v?
`

export const have = '(?:have|has|had|use[sd]?|run|runs|ran)'
const people = String.raw`(?:somebody|someone|people|(?:an?|another|one)\s(?:\w{2,12}\s)?(?:reporter|author|poster|user|person|admin))`

/** What leads to a value that this setup does not have; the value follows at once. */
export const leads = new RegExp(
  String.raw`(?:${[
    // “We do not use …”, “we have never used …”
    String.raw`\b(?:do(?:es)?|did|have|has|had|will)(?:\snot|n['’]t)\s(?:\w{3,12}ly\s)?${have}\s|\bnever\s${have}\s|\bno longer\s${have}\s`,
    // “We went back from …”, “we migrated from …”
    acrossLines`
      (?<!\bbe\s)\b(?:went|came|moved|migrated|switched|changed|upgraded|downgraded|updated)\s
      (?:back\s|away\s|over\s|off\s)?from\s
    `,
    String.raw`\b(?:instead of|unlike|rather than|other than|in contrast to|contrary to|as opposed to|different from)\s`,
    String.raw`\b(?:recommend(?:s|ed)?|suggest(?:s|ed)?|advise[sd]?|propose[sd]?)\s(?:to\s(?:use|run|have|install|go to)\s)?`,
    String.raw`\b(?:read|heard|learned)\sthat\s`,
    // “In the issue somebody has …”
    String.raw`\b(?:issues?|threads?|posts?|forum|blog)\b[^.;\n]{0,40}\b${people}\s${have}\s`,
    // “Wir planen …”, “Avant, nous avions …”, “Antes teníamos …”
    String.raw`\b(?:wir|sie)\s(?:planen|überlegen|erwägen|empfehlen)\s|\b(?:planen|überlegen|erwägen)\swir\s`,
    acrossLines`
      (?<![\p{L}])(?:avant|auparavant|autrefois|précédemment),?\s
      (?:(?:nous|on|le cluster|c['’])\s?)?
      (?:avions|avait|utilisions|utilisait|était|étions (?:sur|en))\s
    `,
    acrossLines`
      (?<![\p{L}])(?:antes|anteriormente|previamente),?\s(?:(?:nosotros|el clúster)\s)?
      (?:teníamos|usábamos|era|tenía|usaba|estábamos en|tínhamos|usávamos)\s
    `,
    String.raw`(?<![\p{L}])(?:prima|in precedenza),?\s(?:avevamo|usavamo|era)\s`,
    // “Otro equipo usa …”, “une autre équipe utilise …”, “in der Doku steht …”
    acrossLines`
      (?<![\p{L}])otr[oa]s?\s
      (?:equipos?|clientes?|grupos?|empresas?|departamentos?|cl[uú]ster(?:es)?)\s
      (?:usan?|tienen?|utilizan?|ejecutan?)\s
    `,
    String.raw`(?<![\p{L}])(?:une?\sautre|d['’]autres)\s(?:équipes?|clients?|services?|clusters?)\s(?:utilisent?|a|ont|tournent?\ssur)\s`,
    acrossLines`
      \b(?:in|laut)\s(?:der|einer|dieser)\s(?:Doku(?:mentation)?|Anleitung|Beschreibung)\s
      (?:steht|heißt es|wird|ist von|geht es um)\s
    `,
    // “We are not on …”, “there is no …”, “wir nutzen kein …”, “no usamos …”
    acrossLines`
      \b(?:am|are|is|was|were)(?:\snot|n['’]t)\s(?!an?\s)(?:(?:on|using|running)\s)?
      |\b(?:there\s(?:is|are)|have|has|with)\sno\s
      |\bwithout\s
    `,
    String.raw`(?<![\p{L}])kein(?:e|en|em|er)?\s|(?<![\p{L}])n(?:e\s|['’]\s?)\p{L}{1,14}\s(?:pas|plus|jamais)\s(?:de\s|d['’])?`,
    String.raw`(?<![\p{L}])(?:no\s(?:usamos|tenemos|utilizamos|hay)|não\s(?:usamos|temos|há)|non\s(?:usiamo|abbiamo|c['’]è))\s`,
    String.raw`(?:没有?(?:用|使用|装|安装|部署)|不(?:用|使用|是))(?:的是)?\s?`,
    // “We replaced …”, “we considered …”, “we once had …”
    acrossLines`
      \b(?:we|I|they)\s(?:\p{L}{2,10}\s){0,3}?(?:
        replaced|dropped?
        |(?:had\sto|have\sto|must)\sdrop
        |ruled out|considered|rejected|abandon(?:ed)?|gave up|skipped|uninstalled
        |decided against|stopped using|threw out
      )\s
    `,
    acrossLines`
      \bonce\s(?:had|used|ran)\s
      |\b(?:since|now|meanwhile|long)\s
        (?:deleted|gone|removed|retired|dismantled|decommissioned)\b[^.;\n]{0,20}\b${have}\s
    `,
    // “Our plan is …”, “next year we get …”
    String.raw`\b(?:plan|goal|target|intention|idea|roadmap)\s(?:is|was)\s(?:to\s\w{2,10}\s(?:to\s)?)?`,
    acrossLines`
      \b(?:next|coming)\s(?:week|month|year|quarter|spring|summer|autumn|winter)\b[^.;\n]{0,30}
      \b(?:get|have|go|move|switch|install|introduce)\s(?:to\s)?
    `,
    String.raw`(?<![\p{L}])(?:empfiehlt|empfehlen|recommandent?|recomiendan?|recomenda|consigli(?:a|ano))\s|(?:推荐|推奨)(?:使用|用)?\s?`,
    String.raw`(?:之前|以前|原来|此前)(?:用|使用|是|跑|装)的?是?\s?`,
  ].join('|')})${kind}$`,
  'iu',
)

const verbs = acrossLines`
  (?:
    has|have|had|uses?|used|runs?|ran|reports?|reported|got|is\son|are\son|was\son|hat|haben
    |hatte|läuft|nutzt|nutzen|verwendet|setzt|utilise|a|usa|tiene|utiliza|corre|ha
  )(?:\s(?:the|this|it|same|das|die|gleiche|error|problem|with|mit|auch|ein|auf)){0,4}\s
`
const others = acrossLines`
  (?:
    other|another|former|ex|previous|next[- ]door|neighbou?ring|different|autres?|andere[nrsm]?
    |otr[oa]s?|altr[oi]|outr[oa]s?
  )[ -](?!
    (?:(?:windows|linux|worker)\s)?(?:
      nodes?|hosts?|pods?|pools?|servers?|workers?|machines?|VMs?|containers?|knoten|nœuds?
      |nodos?
    )(?!\p{L})
  )(?:\p{L}{2,14}\s){1,3}
`
const who = acrossLines`
  (?:
    someone|somebody|nobody|no\sone|anyone|people|others|friends?|jemand|niemand|quelqu['’]un
    |alguien|nadie|qualcuno
  )\s(?:[\p{L}\d]{2,14}\s){0,3}
  |(?:customer|company|team|client|shop|site|plant|department)\s
    (?:next\sdoor|nearby|down\sthe\sroad)\s
`

/** “Another customer has …”, “someone on Slack uses …”, “bei einem anderen Kunden läuft …”. */
export const ofOthers = new RegExp(
  String.raw`(?<![\p{L}])(?:${others}|${who})${verbs}${kind}$`,
  'iu',
)
