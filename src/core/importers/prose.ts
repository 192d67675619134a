import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import {
  decided,
  hostBuildAt,
  hostNameAt,
  imageAt,
  kubernetesVersionAt,
  serverVersionAt,
  stated,
} from '../model/observe.ts'
import { clusterRangesIn, rangesIn } from './cluster-ranges.ts'
import { isData } from './is-data.ts'
import { buildOfNumber } from './windows-builds.ts'
import { cniAt, networkModeAt } from './names.ts'
import { refusedFlagsIn } from './refused-flags.ts'
import { matchesOf } from './text-of.ts'

export const prose = defineImporter({
  id: 'prose',
  summary: 'Text in words',
  recognizes: ({ text }) => /\p{L}{2}/u.test(text),
  read(doc) {
    const observations = statementsIn(doc)
    if (observations.length > 0 || !isData(doc.text)) return { observations }
    const message = 'JSON or YAML without one key that is known here: nothing checks it.'
    return { problems: [{ ...doc.placeAt(0), message }] }
  },
})

/** What people say of their setup, in lines of their own. */
const statementsIn = (doc: Document): readonly Observation[] => [
  ...kubernetesIn(doc),
  ...windowsIn(doc),
  ...runtimeIn(doc),
  ...networkIn(doc),
  ...imagesIn(doc),
  ...[clusterRangesIn, rangesIn, refusedFlagsIn].flatMap((read) => read(doc)),
]

/** What people say between the lines of a log or an output, which tell nothing by themselves. */
export const statementsBeside = (doc: Document, isOutput: RegExp): readonly Observation[] =>
  statementsIn({
    ...doc,
    text: doc.text
      .split('\n')
      .map((line) => (line.length > 300 || isOutput.test(line) ? ' '.repeat(line.length) : line))
      .join('\n'),
  })

const imagesIn = (doc: Document) =>
  matchesOf(
    doc,
    /^[ \t]*(?:-[ \t]*)?image[ \t]*[:=][ \t]*["']?([\w.-]{1,80}\/[\w./-]{1,200}:[\w.-]{1,100})/gim,
  ).flatMap(({ raw, place }) => imageAt(raw, place, { weight: 'statement' }))

const number = String.raw`v?(1\.\d{1,2}(?:\.\d{1,3})?(?:[-+][\w.+-]{1,40})?)\b(?!\.\d)`
/** “Version” in Chinese, Japanese and Korean. */
const versionWord = '(?:版本|バージョン|버전)号?'
const ofCluster = new RegExp(
  String.raw`(?<!\b(?:since|before|until|after|than|removed in|deprecated in|up to|from)\s{1,3})\b(?:kubernetes|k8s|aks|eks|gke|rke2|kubeadm)(?:\s+(?:node\s+)?(?:ver(?:sion)?|server version|cluster version)\b\.?|\s*${versionWord})?(?:\s*\([^)\n]{1,60}\)\.?)?\s*(?:[:=|]|[-–—]\s|is\b)?\s*${number}`,
  'gi',
)
const ofKubelet = new RegExp(
  String.raw`\bkubelet(?:\s+ver(?:sion)?\b\.?|\s*${versionWord})?\s*[:=]?\s*${number}`,
  'gi',
)

/** What people say their version is, not the versions that they speak about. */
function kubernetesIn(doc: Document): readonly Observation[] {
  const cluster = matchesOf(doc, ofCluster).filter(({ place }) => !isAboutVersions(doc, place))
  return [
    ...cluster.flatMap(({ raw, place }) => [
      ...serverVersionAt(raw, place),
      ...kubernetesVersionAt(raw, place),
    ]),
    ...matchesOf(doc, ofKubelet).flatMap(({ raw, place }) => kubernetesVersionAt(raw, place)),
  ]
}

/** `Kubernetes 1.24 removed dockershim` tells of a version, not of a cluster. */
function isAboutVersions(doc: Document, place: Place): boolean {
  const text = lineOf(doc, place)
  return /\b1\.\d{1,2}(?:\.\d{1,3})?\s+(?:removed|removes|dropped|introduced|deprecated|does not|added|and (?:later|newer|above))\b/i.test(
    text,
  )
}

const build =
  /\b(?:os|windows|node|host|kernel|server|winver|version)\b[^\n]{0,80}?\b(10\.0\.\d{5}(?:\.\d{1,6})?)\b/gi
const buildNumber = /\b((?:OS )?build\s*[:=]?\s*(\d{5})(?:\.(\d{1,6}))?)\b/gi
/** The image of an AKS node: `AKSWindows-2019-containerd-17763.2366.211215`. */
const nodeImage = /\b((?:AKSWindows|windowsserver)[\w-]{0,40}[-.](\d{5})\.(\d{1,5})\.\d{2,6})\b/gi
const system =
  /\b(Windows Server,? (?:version )?(?:20(?:16|19|22|25)|1709|1803|1809|1903|1909|2004|20H2|23H2)(?: (?:Datacenter|Standard))?)\b/gi

function windowsIn(doc: Document): readonly Observation[] {
  const isHost = ({ place }: { readonly place: Place }) => !aboutImage.test(lineOf(doc, place))
  return [
    ...matchesOf(doc, build)
      .filter(isHost)
      .flatMap(({ raw, place }) => hostBuildAt(raw, place)),
    ...matchesOf(doc, buildNumber)
      .filter(isHost)
      .flatMap(({ raw, place, groups }) => {
        const full = buildOfNumber(groups[1] ?? '')
        if (full === undefined) return []
        return hostBuildAt(`${full}${groups[2] === undefined ? '' : `.${groups[2]}`}`, place).map(
          (one) => ({
            ...one,
            raw: one.decision === 'windowsRevision' ? one.raw : raw,
            inferred: true as const,
          }),
        )
      }),
    ...matchesOf(doc, nodeImage).flatMap(({ raw, place, groups: [, number = '', revision = ''] }) =>
      hostBuildAt(`10.0.${number}.${revision}`, place).map((one) => ({
        ...one,
        raw,
        inferred: true as const,
      })),
    ),
    ...matchesOf(doc, system)
      .filter(isHost)
      .flatMap(({ raw, place }) => hostNameAt(raw, place)),
  ].map((one) => ({ ...one, weight: 'statement' as const }))
}

const aboutImage = /\bimages?\b|\bcontainer (?:os|base)\b|\bservercore\b|\bnanoserver\b/i

const linesOf = new WeakMap<Document, readonly string[]>()

/** The line of a place, as far as it stands near it. */
function lineOf(doc: Document, { line, column }: Place): string {
  const lines = linesOf.get(doc) ?? doc.text.split('\n')
  linesOf.set(doc, lines)
  return (lines[line - doc.first] ?? '').slice(Math.max(column - 300, 0), column + 300)
}

function runtimeIn(doc: Document): readonly Observation[] {
  return [
    ...matchesOf(
      doc,
      /\b((?:containerd|docker(?: ee| engine)?)(?:\s+(?:ver(?:sion)?\b)?|:\/\/|\s*(?:版本|バージョン|버전)号?)?\s*(?:[:=]|-\s)?\s*v?\d{1,2}\.\d{1,2}(?:\.\d{1,3})?(?:[-+][\w.+-]{0,20})?)/gi,
    ).flatMap(({ raw, place }) => {
      const name = /^containerd/i.test(raw) ? 'containerd' : 'docker'
      const version = /\d[\w.+-]*$/.exec(raw)?.[0] ?? ''
      return [
        stated('runtime', `${name} ${version}`, raw, place),
        decided('containerRuntime', name, raw, place),
        decided('runtimeVersion', version, version, {
          ...place,
          column: place.column + raw.length - version.length,
        }),
      ]
    }),
    ...matchesOf(doc, listed(String.raw`(docker|containerd)`)).map(({ raw, place }) =>
      decided('containerRuntime', raw.toLowerCase(), raw, place),
    ),
  ]
}

/** One item of an enumeration of the setup: between commas, or at the end of a line of them. */
const listed = (words: string) => new RegExp(String.raw`,\s*${words}\s*(?=,|\.\s|\.?$)`, 'gim')

function networkIn(doc: Document): readonly Observation[] {
  return [
    ...matchesOf(doc, /\b((?:flannel|calico|antrea)\s+v?\d{1,2}\.\d{1,3}(?:\.\d{1,3})?)/gi).flatMap(
      ({ raw, place }) => {
        const [name = '', version = ''] = raw.split(/\s+/)
        return [
          stated('network.cni', raw.toLowerCase(), raw, place),
          ...cniAt(name, place),
          stated(`${name.toLowerCase()}.version`, version.replace(/^v/i, ''), version, place),
        ]
      },
    ),
    ...matchesOf(
      doc,
      /\b(flannel|calico)\s*[-(,]?\s*(?:overlay|vxlan|host-?gw|l2bridge|bgp)\b/gi,
    ).flatMap(({ raw, place }) => cniAt(raw, place)),
    ...matchesOf(
      doc,
      /\b(?:flannel|calico|win-overlay|win-bridge)\s*[-(,]?\s*(overlay|vxlan|host-gw|l2bridge)\b/gi,
    ).flatMap(({ raw, place }) => networkModeAt(raw, place)),
    ...matchesOf(
      doc,
      /\b(l2bridge|l2tunnel|overlay)\s+(?:network|mode)\b|\bnetwork mode\s*[:=]?\s*(l2bridge|l2tunnel|overlay|transparent|nat)\b/gi,
    ).flatMap(({ raw, place }) => networkModeAt(raw, place)),
    ...matchesOf(doc, /\b(Azure CNI)\b/gi).map(({ raw, place }) =>
      decided('cni', 'azure-vnet', raw, place),
    ),
    ...matchesOf(doc, listed(String.raw`(flannel|calico|antrea)`)).flatMap(({ raw, place }) =>
      cniAt(raw, place),
    ),
  ].map((one) => ({ ...one, weight: 'statement' as const }))
}
