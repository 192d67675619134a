import { acrossLines } from '../../../values/across-lines.ts'

const kind = String.raw`(?:clusters?|environments?|setups?|systems?|sites?|plants?|installations?)`
const use = acrossLines`
  (?:
    staging|stage|test(?:ing)?|dev(?:elopment)?|lab|qa|uat|pre-?prod(?:uction)?|prod(?:uction)?
    |reference|sandbox|demo|training|acceptance
  )
`
const which = String.raw`(?:old(?:er|est)?|other|second|first|third|new(?:er|est)?|previous|former|legacy|original|bigger|smaller)`
const usage = String.raw`(?:Test|Labor|Entwicklungs|Referenz|Staging|Produktions?|Schulungs|Abnahme|Demo|Integrations)`
const german = acrossLines`
  (?<!\p{L})(?:
    ${usage}-?(?:umgebung|systeme?|clusters?)
    |(?:ält|alt|ander|zweit|erst|neu|dritt|größer|kleiner|bisherig|vorig)\p{L}{1,4}\s
      (?:Clusters?|Umgebung|Standort|Installation|System)
    |(?:ander|zweit)\p{L}{1,3}\s(?:Kunden?|Team|Abteilung|Mandant(?:en)?)
    |(?:der|die|das|den|dem)\s(?:ält|ander|zweit|erst|neu|dritt)\p{L}{1,4}\s
      (?=(?:in|am|bei|im)\s)
  )(?!\p{L})
`
const romance = acrossLines`
  (?<!\p{L})(?:
    (?:clusters?|clúster|environnement|entorno|ambiente|plate-?forme|plataforma)\s
      (?:d['’]\s?|de\s|di\s|em\s|en\s)(?:
        tests?|testes?|prueb\p{L}{1,3}|recette|pré-?prod\p{L}{0,8}|preprod\p{L}{0,9}
        |développement|desarrollo|desenvolvimento|sviluppo|prod\p{L}{0,8}|secours|homologação
      )
    |(?:
      ancien|autre|second|premier|deuxième|nouveau|vieux|otro|antiguo|viejo|segundo|nuevo|outro
      |velho|novo|altro|vecchio|nuovo|secondo
    )\s(?:clusters?|clúster|environnement|entorno|ambiente|site|sitio)
    |(?:autre|otr[oa]|outr[oa]|altr[oa]|seconde|second)\s
      (?:équipe|client|service|filiale|equipo|cliente|departamento|equipe|squadra|reparto)
    |en\s(?:pré-?prod\p{L}{0,8}|recette|production|preproducción|producción|pruebas)
    |em\s(?:produção|homologação)|in\s(?:produzione|collaudo)
  )(?!\p{L})
`
const asian = acrossLines`
  (?:検証|テスト|開発|本番|ステージング|別の?|他の|旧|新)(?:環境|クラスター?)
  |[\p{L}]{1,10}(?:拠点|工場|支社|支店|本社|センター|側)の(?:クラスター?|環境)
  |(?:测试|开发|生产|预发布?|预生产|另一个|另外一个|其他|旧|老|新)的?(?:集群|环境)
  |[\p{L}]{1,6}(?:机房|工厂|数据中心|分公司)的?(?:集群|环境)
`

/** A cluster with what tells it from others: “the staging cluster”, “der ältere in …”, “検証環境”. */
const subjects = new RegExp(
  acrossLines`
    (?<!\p{L})(?:${use}|${which})\s(?:\p{L}{2,12}\s)?${kind}(?!\p{L})
    |(?<!\p{L})in\s(?:staging|production|prod|test|dev|qa|uat|pre-?prod)(?![\p{L}-])
      (?!\s(?:mode|order))
    |(?<!\p{L})(?:(?:an)?other|a\ssecond)\s(?:customer|team|department)(?!\p{L})
    |${german}|${romance}|${asian}
  `,
  'iu',
)
const notPlace = acrossLines`
  (?!
    (?:
      Azure|AWS|Amazon|Google|AKS|EKS|GKE|RKE|Kubernetes|Windows|Linux|Calico|Flannel|Antrea
      |Rancher|VMware|VSphere|Hyper|Proxmox|Docker|Ready|Not|This|The|Our|Version|Server
    )\b
  )
`
/** “Cluster B”, “customer Nord”, “the one in Hamburg”, “el clúster de Madrid”. */
const named = new RegExp(
  acrossLines`
    (?<!\p{L})(?:[Cc]ustomer|[Kk]unde|[Cc]lient|[Cc]liente)\s\p{Lu}[\p{L}\d-]{0,20}
      (?![\p{L}\d-])
    |(?<!\p{L})(?:
      [Cc]lusters?|[Cc]lúster|[Ss]ite|[Ee]nvironment|[Ss]ystem|[Uu]mgebung|[Ss]tandort
      |[Ee]ntorno|[Ee]nvironnement|[Aa]mbiente
    )\s["'\x60]?(?:[A-H]|\d{1,2}|one|two|three)["'\x60]?(?![\p{L}\d.])
    |(?<!\p{L})(?:
      [Cc]lusters?|[Cc]lúster|[Oo]ne|[Ss]ites?|[Uu]mgebung|[Ss]tandort|[Ee]ntorno
      |[Ee]nvironnement|[Aa]mbiente|[Ää]ltere[nrms]?|[Nn]eue[nrms]?|[Aa]ndere[nrms]?
    )\s(?:in|at|im|en|de|à|di|em|von|bei)\s${notPlace}\p{Lu}\p{Ll}{2,}
  `,
  'u',
)

export const clusterNames: readonly RegExp[] = [subjects, named]

const uses: readonly (readonly [string, RegExp])[] = [
  ['pre-production', /pr[eé]-?prod|预/i],
  ['production', /prod|生产|本番/i],
  ['staging', /stag|ステージング/i],
  ['test', /test|prueb|recette|検証|テスト|测试/i],
  ['development', /dev|entwickl|développ|desarroll|開発|开发/i],
]

/** Of which cluster words tell; “in production” is the production cluster. */
export function clusterNamed(text: string): string | undefined {
  const found = clusterNames
    .map((one) => one.exec(text)?.[0].toLowerCase())
    .find((name) => name !== undefined)
  return found && (uses.find(([, words]) => words.test(found))?.[0] ?? found)
}
