import { acrossLines } from '../../../values/across-lines.ts'

const managed = String.raw`(?:AKS|EKS|GKE)(?![-\s](?:anywhere|distro|hci|hybrid|edge|arc|engine)\b)`
/** What a text names with “ein” may be anybody’s, and “planen ein” is not there yet. */
export const own = acrossLines`
  (?:
    (?<!\p{L})(?:unser\p{L}{0,2}|mein\p{L}{0,2}|dies\p{L}{1,2}|das|dem|den|des|im|am|ins|beim|vom)
    |(?<!\p{L})(?:wir|ich)\s(?:haben?|betreiben?|nutzen?|fahren?|verwenden?)\s(?:[\p{L}\d]{2,12}\s){0,2}?ein(?:en?)?
    |(?<!\p{L})(?:haben?|betreiben?|nutzen?|fahren?|verwenden?)\s(?:wir|ich)\s(?:[\p{L}\d]{2,12}\s){0,2}?ein(?:en?)?
  )
`
export const notOfOthers = acrossLines`
  (?!\s(?:des|der|eines|einer|von)\s(?:Test|Labor|Kolleg|Kund|ander|Partner|Schwester))
`
const noQuestion = String.raw`(?![^.;!\n]{0,80}[?？])`

/** Names of a managed platform in languages that join them with the word for the cluster, or put it behind that. */
export const inOtherLanguages: readonly string[] = [
  // “unser AKS-Cluster”, “in den beiden EKS-Knotengruppen”.
  acrossLines`
    ${own}\s(?:\p{L}{3,16}\s){0,2}?(${managed})
    -(?:Clusters?|Umgebung|Knoten(?:pools?|gruppen?)?|Node[- ]?(?:pools?|groups?)|Nodes?|Pools?)
    (?![\p{L}-])${notOfOthers}${noQuestion}
  `,
  // “notre cluster AKS a …”, “nuestro clúster de AKS tiene …”.
  acrossLines`
    (?<!\p{L})(?:une?|le|notre|mon|ce|um|o|nosso|meu|un|el|nuestro|mi|este|il|nostro|mio|questo)\s
    cl[uú]ster\s(?:de\s|do\s|d['’]|di\s)?(${managed})
    (?=\s(?:a|n['’]?a|ne|dispose|utilise|tourne|tiene|usa|corre|tem|roda|ha|gira)(?!\p{L}))${noQuestion}
  `,
  // “我们的 AKS 集群”, “弊社の EKS クラスターで”.
  acrossLines`
    (?<!(?:AKS|EKS|GKE)\s?(?:集群|クラスター?)?\s?(?:和|与|及|、|と)\s?)(?<!(?:不是|没有|不用|非|别的|其他|另一?个|他们的)\s?)(?<![\w.-])(${managed})\s?(?:上的|上|的)?\s?
    (?:集群|クラスター?)(?!\s?(?:ではな|じゃな|吗|么|(?:和|与|及|、|と)\s?(?:AKS|EKS|GKE)))${noQuestion}
  `,
]
