import { acrossLines } from '../../../values/across-lines.ts'

const inEnglish = new RegExp(
  acrossLines`
    \b(?:[Oo]ur|[Mm]y)\s
      (?:(?:own|whole|new|old|Windows|Kubernetes|k8s|AKS|EKS|GKE|production|test|Linux)\s)?
      (?:
        clusters?|nodes?|setups?|environments?|machines?|hosts?|team|company|config(?:uration)?
        |network|wiki|runbook
      )\b
    |\bI(?:['’](?:m|ve|d))?\s(?:
      am|have|had|tried|see|saw|get|got|run|ran|use|used|did|installed|noticed|created|adapted
      |configured|deployed|joined|modified|built
    )\b
    |\bI['’]ll\s
    |\bI\s(?:have|did|do|could|was)n['’]t\s
    |\b[Ww]e\s(?:
      tried|saw|got|noticed|upgraded|installed
      |(?:are|were) (?:seeing|running|using|trying|getting)
    )\b
  `,
)

const inChinese =
  /本集群|我(?:的|们的)(?:集群|节点|环境|服务器|机器|电脑|项目|公司)|我(?:们)?(?:公司|遇到|发现)|(?<!自)我(?:在|用|把|将|安装|部署|这里|这边)/
const inJapanese = /弊社|当社|うちの|自宅の?|手元の|(?:私|自分|僕)の(?:環境|クラスター?|ノード|PC)/
const inKorean = /저희|우리\s(?:클러스터|회사|팀|노드)|제\s(?:클러스터|환경|노드)/
const inFrench = new RegExp(
  acrossLines`
    \b(?:notre|mon|nos|mes)\s
      (?:clusters?|n(?:œ|oe)uds?|serveurs?|environnement|machines?|infra\w{0,10})(?!\p{L})
    |\bj['’]ai\s(?!besoin)|\bdans notre cas\b
  `,
  'iu',
)
const inGerman =
  /\b(?:unser|mein)(?:e[mnrs]?)?\s(?:Cluster|Knoten|Umgebung|Server|Firma|Rechner)(?!\p{L})|\bich habe\s|\bbei (?:uns|mir)\b/iu
const inSpanish = new RegExp(
  acrossLines`
    (?<!\p{L})(?:nuestr[oa]s?|mis?)\s
      (?:cl[uú]ster(?:es)?|nodos?|servidor(?:es)?|entorno|máquinas?|empresa)(?!\p{L})
    |\b(?:he|hemos)\s(?:instalado|probado|configurado|creado)\b
  `,
  'iu',
)
const inPortuguese =
  /(?<!\p{L})(?:noss[oa]s?|meus?|minhas?)\s(?:clusters?|nós|nó|servidor(?:es)?|ambiente|máquinas?|empresa)(?!\p{L})/iu
const inRussian = new RegExp(
  acrossLines`
    (?<!\p{L})(?:
      наш(?:его|ему|ем|и|их|а|ей)?\s(?:кластер|нод|узл|узел|сервер|окружени)
      |у (?:нас|меня)\s
      |я (?:установил|настроил|использовал|поставил|развернул)
    )
  `,
  'iu',
)

const abroad = [
  inChinese,
  inJapanese,
  inKorean,
  inFrench,
  inGerman,
  inSpanish,
  inPortuguese,
  inRussian,
]

/** Whether somebody tells of a setup of his own. */
export const isInOwnVoice = (text: string): boolean => inEnglish.test(text)

/** The same in another language. */
export const isInOwnVoiceAbroad = (text: string): boolean =>
  abroad.some((voice) => voice.test(text))
