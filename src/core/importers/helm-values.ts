import { defineImporter, type Reading } from '../model/importer.ts'
import { toManifest } from '../model/manifest.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { decided, imageAt, stated } from '../model/observe.ts'
import type { Path } from '../text/path.ts'
import { merged } from './command-line/observe.ts'
import { flannelIn } from './objects/flannel-values.ts'
import { calicoValues } from './kubernetes/calico.ts'
import { treesOf, type Tree } from './tree.ts'
import { ofWindowsChart, windowsChartIn } from './objects/windows-charts.ts'
import { workloadValuesIn } from './objects/values-of-workload.ts'
import { ofWindowsOptions, windowsOptionsIn } from './objects/values-for-windows.ts'
import { ofRunners, runnersIn } from './objects/runner-values.ts'
import { classesIn } from './objects/classes-in-values.ts'
import { acrossLines } from '../values/across-lines.ts'
import { isWindowsImage } from '../catalog/windows/image-tag.ts'

/** Values of a Helm chart: the image of a workload and where it runs, or the network of Flannel or Calico. */
export const helmValues = defineImporter({
  id: 'helm-values',
  summary: 'Values of a Helm chart',
  isFile: 'whole',
  origin: 'cluster',
  recognizes: ({ text }) =>
    !/^[ \t]*(?:apiVersion|kind):|^resource\s+"helm_release"/m.test(text) &&
    [
      ofImage,
      ofPart,
      ofFlannel,
      ofCalico,
      ofClasses,
      ofRunners,
      ofWindowsChart,
      ofWindowsOptions,
    ].some((sign) => sign.test(text)),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return merged([
      {
        problems,
        observations: trees.flatMap((tree) => [
          ...imageIn(tree),
          ...flannelIn(tree),
          ...windowsOptionsIn(tree),
        ]),
        parsed: trees.flatMap((tree) => [...podOf(tree), ...classesIn(tree)]),
      },
      ...trees.flatMap(partsOf).flatMap((part) => {
        const parsed = podOf(part)
        return parsed.length === 0 ? [] : [{ parsed, observations: imageIn(part) }]
      }),
      ...trees.map(windowsChartIn),
      ...trees.map(runnersIn),
      ...trees.flatMap((tree) => calicoValues(tree, doc)),
    ])
  },
})

const ofImage =
  /^image:[ \t]*(?:\{[^\n{}]{0,200}\b(?:repository|tag):|\n(?:[ \t][^\n]*\n){0,6}?[ \t]+(?:repository|tag):)/m
/** One of several workloads of a chart, each below its name. */
const ofPart = new RegExp(
  acrossLines`
    ^[\w-]{1,60}:[ \t]*\n(?:[ \t][^\n]*\n){0,20}?[ \t]+image:[ \t]*
    (?:\{[^\n{}]{0,200}\b(?:repository|tag):|\n(?:[ \t][^\n]*\n){0,6}?[ \t]+(?:repository|tag):)
  `,
  'm',
)
const ofFlannel = /^flannel:[ \t]*\n(?:[ \t][^\n]*\n){0,30}?[ \t]+(?:backend|vni|backendPort):/m

const ofCalico =
  /^(?:installation:[ \t]*\n(?:[ \t][^\n]*\n){0,30}?[ \t]+calicoNetwork|(?:defaultF|f)elixConfiguration|ipamConfig):/m

const ofClasses = /^storageClasses:[ \t]*\n(?:[ \t]*#[^\n]*\n){0,5}[ \t]*- /m

function partsOf(tree: Tree): readonly Tree[] {
  const { value, placeOf, leafAt, isQuoted } = tree
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).map((name) => ({
        ...tree,
        value: valueAt(value, [name]),
        placeOf: (path) => placeOf([name, ...path]),
        leafAt: (...path) => leafAt(name, ...path),
        isQuoted: (path) => isQuoted([name, ...path]),
      }))
    : []
}

/** Where a chart made by `helm create` keeps what its template writes into the pod. */
const places: readonly (readonly [inPod: Path, inValues: Path])[] = [
  [['spec', 'nodeSelector'], ['nodeSelector']],
  [['spec', 'tolerations'], ['tolerations']],
  [['spec', 'affinity'], ['affinity']],
  [['spec', 'securityContext'], ['podSecurityContext']],
  [['spec', 'containers', 0, 'securityContext'], ['securityContext']],
  [['spec', 'containers', 0, 'resources'], ['resources']],
  [
    ['spec', 'containers', 0, 'image'],
    ['image', 'tag'],
  ],
]

const inValues = (path: Path): Path | undefined => {
  const own = places.find(([inPod]) => inPod.every((step, i) => step === path[i]))
  return own && [...own[1], ...path.slice(own[0].length)]
}
const isImage = (path: Path) => path.at(-1) === 'image'

/** Some charts call it its name, beside the registry. */
const repositoryOf = (leafAt: Tree['leafAt']) =>
  leafAt('image', 'repository') ?? leafAt('image', 'name')

/** The pod that the values make, whose fields stand where the values are. */
function podOf({ value, placeOf, leafAt }: Tree): NonNullable<Reading['parsed']> {
  const tag = leafAt('image', 'tag')
  const repository = repositoryOf(leafAt)
  if (!tag || !repository) return []
  const at = (...path: Path) => valueAt(value, path)
  const isHostProcess = ['podSecurityContext', 'securityContext'].some(
    (key) => at(key, 'windowsOptions', 'hostProcess') === true,
  )
  const manifest = toManifest({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {},
    spec: {
      nodeSelector: at('nodeSelector'),
      tolerations: at('tolerations'),
      affinity: at('affinity'),
      // What such a pod must have stands in the template, where no value says otherwise.
      hostNetwork: at('hostNetwork') ?? (isHostProcess ? true : undefined),
      securityContext: at('podSecurityContext'),
      containers: [
        {
          name: 'main',
          image: tag.raw === '' ? repository.raw : `${repository.raw}:${tag.raw}`,
          securityContext: at('securityContext'),
          resources: at('resources'),
        },
      ],
    },
  })
  if (manifest?.pod?.operatingSystem !== 'windows') return []
  return [
    {
      kind: 'manifest',
      value: { ...manifest, isPart: true },
      title: 'the pod of the chart',
      placeOf: (path) => placeOf(inValues(path) ?? ['image']),
      sentPath: (path) => (isImage(path) ? ['image'] : (inValues(path) ?? path)),
      // Without a tag the values are those of a template that nobody has filled in yet.
      isDefaultAt: (path) => tag.raw === '' && isImage(path),
    },
  ]
}

/** Values that leave the system open may well be of a Linux workload. */
const isForWindows = (labels: unknown, image: string) =>
  valueAt(labels, ['kubernetes.io/os']) === 'windows' || isWindowsImage(image)

function imageIn(tree: Tree): readonly Observation[] {
  const repository = repositoryOf(tree.leafAt)
  const tag = tree.leafAt('image', 'tag')
  if (!repository || !tag) return []
  const registry = tree.leafAt('image', 'registry')
  const name = `${registry ? `${registry.raw}/` : ''}${repository.raw}:${tag.raw}`
  const labels = valueAt(tree.value, ['nodeSelector'])
  const names = typeof labels === 'object' && labels !== null ? Object.keys(labels) : []
  const replicas = tree.leafAt('replicaCount')
  const tolerations = nodesAt(tree.value, [], ['tolerations', '*'])
  return [
    ...(replicas ? [decided('replicas', replicas.value, replicas.raw, replicas.place)] : []),
    ...(isForWindows(labels, name) ? workloadValuesIn(tree) : []),
    ...tolerations.flatMap(({ path }) => {
      const [key, value, effect] = ['key', 'value', 'effect'].map((one) =>
        tree.leafAt(...path, one),
      )
      if (!key) return []
      const text = `${key.raw}${value ? `=${value.raw}` : ''}${effect ? `:${effect.raw}` : ''}`
      return [stated('workload.toleration', text, key.raw, key.place)]
    }),
    // The name stands in two values, the release in the second; without a tag the chart takes one of its own.
    ...(tag.raw === '' ? [] : imageAt(name, tag.place).map((one) => ({ ...one, raw: tag.raw }))),
    ...names.flatMap((label) => {
      const leaf = tree.leafAt('nodeSelector', label)
      return leaf
        ? [stated('workload.nodeSelector', `${label}=${leaf.raw}`, leaf.raw, leaf.place)]
        : []
    }),
  ]
}
