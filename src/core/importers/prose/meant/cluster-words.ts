const kind = String.raw`(?:clusters?|environments?|setups?|systems?|sites?|plants?|installations?)`
const use = String.raw`(?:staging|stage|test(?:ing)?|dev(?:elopment)?|lab|qa|uat|pre-?prod(?:uction)?|prod(?:uction)?|reference|sandbox|demo|training|acceptance)`
const which = String.raw`(?:old(?:er|est)?|other|second|first|third|new(?:er|est)?|previous|former|legacy|original|bigger|smaller)`
const usage = String.raw`(?:Test|Labor|Entwicklungs|Referenz|Staging|Produktions?|Schulungs|Abnahme|Demo|Integrations)`
const german = String.raw`(?<!\p{L})(?:${usage}-?(?:umgebung|systeme?|clusters?)|(?:ält|alt|ander|zweit|erst|neu|dritt|größer|kleiner|bisherig|vorig)\p{L}{1,4}\s(?:Clusters?|Umgebung|Standort|Installation|System)|(?:der|die|das|den|dem)\s(?:ält|ander|zweit|erst|neu|dritt)\p{L}{1,4}\s(?=(?:in|am|bei|im)\s))(?!\p{L})`
const romance = String.raw`(?<!\p{L})(?:(?:clusters?|clúster|environnement|entorno|ambiente|plate-?forme|plataforma)\s(?:d['’]\s?|de\s|di\s|em\s|en\s)(?:tests?|testes?|prueb\p{L}{1,3}|recette|pré-?prod\p{L}{0,8}|preprod\p{L}{0,9}|développement|desarrollo|desenvolvimento|sviluppo|prod\p{L}{0,8}|secours|homologação)|(?:ancien|autre|second|premier|deuxième|nouveau|vieux|otro|antiguo|viejo|segundo|nuevo|outro|velho|novo|altro|vecchio|nuovo|secondo)\s(?:clusters?|clúster|environnement|entorno|ambiente|site|sitio)|en\s(?:pré-?prod\p{L}{0,8}|recette|production|preproducción|producción|pruebas)|em\s(?:produção|homologação)|in\s(?:produzione|collaudo))(?!\p{L})`
const asian = String.raw`(?:検証|テスト|開発|本番|ステージング|別の?|他の|旧|新)(?:環境|クラスター?)|[\p{L}]{1,10}(?:拠点|工場|支社|支店|本社|センター|側)の(?:クラスター?|環境)|(?:测试|开发|生产|预发布?|预生产|另一个|另外一个|其他|旧|老|新)的?(?:集群|环境)|[\p{L}]{1,6}(?:机房|工厂|数据中心|分公司)的?(?:集群|环境)`

/** A cluster with what tells it from others: “the staging cluster”, “der ältere in …”, “検証環境”. */
const subjects = new RegExp(
  String.raw`(?<!\p{L})(?:${use}|${which})\s(?:\p{L}{2,12}\s)?${kind}(?!\p{L})|(?<!\p{L})in\s(?:staging|production|prod|test|dev|qa|uat|pre-?prod)(?![\p{L}-])(?!\s(?:mode|order))|(?<!\p{L})(?:(?:an)?other|a\ssecond)\s(?:customer|team|department)(?!\p{L})|${german}|${romance}|${asian}`,
  'iu',
)
const notPlace = String.raw`(?!(?:Azure|AWS|Amazon|Google|AKS|EKS|GKE|RKE|Kubernetes|Windows|Linux|Calico|Flannel|Antrea|Rancher|VMware|VSphere|Hyper|Proxmox|Docker|Ready|Not|This|The|Our|Version|Server)\b)`
/** “Cluster B”, “customer Nord”, “the one in Hamburg”, “el clúster de Madrid”. */
const named = new RegExp(
  String.raw`(?<!\p{L})(?:[Cc]ustomer|[Kk]unde|[Cc]lient|[Cc]liente)\s\p{Lu}[\p{L}\d-]{0,20}(?![\p{L}\d-])|(?<!\p{L})(?:[Cc]lusters?|[Cc]lúster|[Ss]ite|[Ee]nvironment|[Ss]ystem|[Uu]mgebung|[Ss]tandort|[Ee]ntorno|[Ee]nvironnement|[Aa]mbiente)\s["'\x60]?(?:[A-H]|\d{1,2}|one|two|three)["'\x60]?(?![\p{L}\d.])|(?<!\p{L})(?:[Cc]lusters?|[Cc]lúster|[Oo]ne|[Ss]ites?|[Uu]mgebung|[Ss]tandort|[Ee]ntorno|[Ee]nvironnement|[Aa]mbiente|[Ää]ltere[nrms]?|[Nn]eue[nrms]?|[Aa]ndere[nrms]?)\s(?:in|at|im|en|de|à|di|em|von|bei)\s${notPlace}\p{Lu}\p{Ll}{2,}`,
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

const few = String.raw`(?:\p{L}{1,14}\s){0,3}?`
/** Words between a verb and how it goes, none of which turns it round. */
const between = String.raw`(?:(?!(?:nicht|nie|kein\p{L}{0,2}|nur)(?!\p{L}))[^.;!?,\n]|\.(?=\d)){0,70}?`
const apart = [
  String.raw`(?:is|are|was|were)(?:\snot|n['’]t)\s(?:affected(?!\sby)|concerned|in\sscope|(?:the|a)\s(?:topic|subject|question|point)|part\sof\sthis)`,
  String.raw`(?:please\s)?(?:ignore|disregard|forget(?:\sabout)?)\s(?:it|that|this|them|those)(?:\s(?:one|cluster))?`,
  String.raw`(?:never|not\sonce)\s(?:been\s)?(?:seen|had|happened|occurred|observed|experienced)(?:\s(?:it|this|that|there))?`,
  String.raw`(?:does|did|do)(?:\snot|n['’]t)\s(?:happen|occur|appear|have\s(?:it|this|that)(?:\s(?:problem|issue|error))?)(?:\sthere)?`,
  String.raw`unaffected|no\s(?:such|similar)\s(?:problems?|issues?|errors?)`,
  String.raw`nicht\s(?:betroffen|das\sthema|gemeint|gegenstand)|tritt\s${few}nicht\sauf|(?:nie|niemals|nicht)\s(?:aufgetreten|vorgekommen|gesehen|beobachtet)|(?:bitte|kann|können)\s${few}ignorier\p{L}{1,3}`,
  String.raw`n['’](?:est|a)\s(?:pas|jamais)\s(?:été\s)?(?:touchée?s?|concernée?s?|affectée?s?|le\ssujet)|ne\s(?:se\s)?(?:produit|reproduit|présente)\s(?:pas|jamais)|jamais\s(?:eu|vu|rencontré)`,
  String.raw`(?:nunca|jamás)\s(?:nos\s|lo\s)?(?:ha|hemos|han|pasó|ocurrió)(?:\s(?:pasado|ocurrido|visto|tenido))?|no\s(?:nos\s)?(?:pasa|ocurre|sucede|aparece|está\safectad[oa]|es\sel\stema)`,
  String.raw`não\s(?:acontece|ocorre|é\safetad[oa])|nunca\s(?:aconteceu|ocorreu)|non\s(?:succede|accade|è\s(?:coinvolto|interessato))|mai\s(?:successo|visto)`,
].join('|')
const apartInAsia = String.raw`(?:問題|現象|事象|症状|エラー|不具合)[はがも]?(?:起き|発生し|出|再現し|見られ|確認され)(?:てい?|ており)?(?:ません|ない|ありません)|再現し(?:ません|ない|てい?ません|ておりません)|影響は?(?:ありません|を受けてい?ません)|対象外|関係は?ありません|(?:没有?|未|不会|从未|从来没有?)(?:出现|发生|遇到|碰到|见)?过?(?:这个|该|此|同样的?|类似的?|相同的?)(?:问题|现象|情况|故障|错误)|无法复现|不受影响|未受影响|不用管|与此无关`
const fine = [
  String.raw`(?:works?|working|worked|runs?|running|ran)\s(?:there\s)?(?:fine|well|ok(?:ay)?|perfectly|smoothly|flawlessly|as\sexpected|without\s(?:any\s)?(?:problems?|issues?|errors?|trouble))(?:\sthere)?`,
  String.raw`(?:everything|all|it)\s(?:works?|worked|runs?|is\s(?:fine|well|ok(?:ay)?|good|healthy))(?:\s(?:there|fine|well))?`,
  String.raw`(?:is|are)\s(?:fine|healthy|ok(?:ay)?|stable)|no\s(?:problems?|issues?|errors?|trouble|complaints?)(?:\s(?:there|at\sall|so\sfar))?`,
  String.raw`(?:läuft|laufen|lief|liefen|funktioniert|funktionieren|arbeitet|geht|klappt)\s${between}(?:ohne\s${few}(?:auffälligkeiten|probleme|störungen|fehler)|problemlos|einwandfrei|stabil|unauffällig|fehlerfrei|wie\serwartet|gut|alles)|(?:ist|sind)\s${few}(?:unauffällig|in\sordnung|stabil)|keine\s(?:probleme|fehler|auffälligkeiten)`,
  String.raw`(?:fonctionne|marche|tourne)(?:nt)?\s(?:\p{L}{2,12}\s)?(?:correctement|bien|parfaitement|normalement|sans\s(?:aucun\s)?(?:problème|souci|erreur)s?)|aucun\s(?:problème|souci)`,
  String.raw`(?:funciona|va|corre)n?\s(?:\p{L}{2,12}\s)?(?:bien|correctamente|perfectamente|sin\s(?:problemas?|errores|incidencias))|ningún\sproblema`,
  String.raw`funcionam?\s(?:bem|normalmente|sem\sproblemas?)|funziona(?:no)?\s(?:bene|correttamente|senza\sproblemi)`,
].join('|')
const fineInAsia = String.raw`(?:問題なく|正常に|安定して)(?:動作|稼働|動い|運用)|問題は?(?:ありません|ございません|なし)|(?:运行|工作|一切|使用|完全|一直|都)(?:都|很|一直)?(?:正常|稳定)|没有?(?:任何)?(?:问题|毛病)`

/** “… is not affected”, “… it never happened there”, “… ist nicht das Thema”: of nothing that is in trouble. */
export const tellsApart = new RegExp(
  String.raw`(?<!\p{L})(?:${apart})(?!\p{L})|${apartInAsia}`,
  'giu',
)
/** “… works fine”, “… läuft ohne Auffälligkeiten”. */
export const tellsFine = new RegExp(String.raw`(?<!\p{L})(?:${fine})(?!\p{L})|${fineInAsia}`, 'giu')
/** What is wrong, or was, or holds in part alone. */
export const tellsTrouble =
  /(?<!\p{L})(?:fail\p{L}{0,5}|broken?|breaks|crash\p{L}{0,3}|hangs?|stuck|errors?|trouble|problems?|issues?|not|never|except|since|until|unless|after|no\slonger|nicht|kein\p{L}{0,2}|fehler|probleme?|außer|bis|hängt|seit\s(?:dem|der|gestern|heute)|pas|sauf|erreurs?|problèmes?|depuis|jusqu\p{L}{0,3}|no|salvo|excepto|errores|problemas?|desde|hasta|não|non|eccetto|fino)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})(?:with|on|for|mit|auf|unter|für|avec|con|sur|sous|en)\s(?:the\s|den\s|les\s|los\s)?linux|(?<!\p{L})(?:linux\sonly|solange|as\slong\sas|tant\sque|same\s(?:setup|config\p{L}{0,8}|versions?)|gleiche[nrms]?\s(?:konfiguration|versionen|version|aufbau)|même\sconfiguration|misma\sconfiguración)(?!\p{L})|同じ構成|同様の構成|相同的?配置|配置(?:相同|一样)|しかし|以外|エラー|失敗|ません|除了|报错|失败|错误|异常|不能|无法|没有/iu
