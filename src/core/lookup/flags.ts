import { allFlags, type FlaggedComponent } from '../catalog/flags/accepted.ts'
import type { ConfigField, FieldTable, Flag } from '../catalog/flags/define.ts'
import { agentFlags, type FlanneldFlag } from '../catalog/flags/flanneld.ts'
import { kubeProxyConfigFields } from '../catalog/flags/kube-proxy-config.ts'
import { kubeletConfigFields } from '../catalog/flags/kubelet-config.ts'
import { defineSection, rangeText, type Entry, type Row } from './entry.ts'

export const flagsSection = defineSection({
  id: 'flags',
  title: 'Flags and configuration fields',
  about: 'The life of every flag of kubelet, kube-proxy and flanneld on Windows, from 1.14 on.',
  entries: () => [
    ...flagsOf('kubelet'),
    ...flagsOf('kube-proxy'),
    ...fieldsOf('KubeletConfiguration', kubeletConfigFields),
    ...fieldsOf('KubeProxyConfiguration', kubeProxyConfigFields),
    ...Object.entries(agentFlags).flatMap(([program, flags]) =>
      flags.map((flag) => agentFlag(program, flag)),
    ),
  ],
})

const flagsOf = (component: FlaggedComponent): readonly Entry[] =>
  allFlags(component).map((flag) => ({
    id: `${component}/${flag.name}`,
    title: `${component} --${flag.name}`,
    summary: flagSummary(flag),
    ...(flag.accepted ? { minors: flag.accepted } : {}),
    rows: flagRows(flag),
  }))

function flagSummary({ accepted, deprecated, windows }: Flag): string {
  if (!accepted) return 'Never accepted on Windows.'
  const life = `Accepted ${rangeText(accepted)}`
  return [
    deprecated === undefined ? `${life}.` : `${life}; deprecated ${sinceText(deprecated)}.`,
    ...(windows === undefined ? [] : [windows]),
  ].join(' ')
}

function flagRows(flag: Flag): readonly Row[] {
  const { accepted, config, deprecated, type, windows } = flag
  const said = (label: string, text: string): Row => ({
    label,
    text,
    confidence: flag.confidence,
    sources: flag.sources,
  })
  return [
    said('Accepted on Windows', accepted ? rangeText(accepted) : 'Never'),
    ...Object.entries(accepted?.patches ?? {}).map(([minor, patch]) =>
      said(`In ${minor}`, `From ${patch} on`),
    ),
    ...(deprecated === undefined ? [] : [said('Deprecated', sinceText(deprecated))]),
    said('Type', type),
    said('Default', flag.default === null ? 'Not known' : flag.default || 'Empty'),
    ...(config ? [said('In the configuration file', `${config.path}, ${rangeText(config)}`)] : []),
    ...(windows === undefined ? [] : [said('On Windows', windows)]),
  ]
}

const sinceText = (deprecated: string) =>
  deprecated === 'old' ? 'before 1.14' : `from ${deprecated} on`

const fieldsOf = (kind: string, table: FieldTable): readonly Entry[] =>
  [...table.values()].map((field) => ({
    id: `${kind.toLowerCase()}/${field.name}`,
    title: `${kind}: ${field.name}`,
    summary: field.forbidden
      ? `Read ${rangeText(field.accepted)}; any value stops the kubelet on Windows.`
      : `Read ${rangeText(field.accepted)}.`,
    minors: field.accepted,
    rows: fieldRows(field),
  }))

function fieldRows(field: ConfigField): readonly Row[] {
  const said = (label: string, text: string): Row => ({
    label,
    text,
    confidence: field.confidence,
    sources: field.sources,
  })
  return [
    said('Read', rangeText(field.accepted)),
    said('Type', field.type),
    ...(field.default === undefined ? [] : [said('Default', field.default || 'Empty')]),
    ...(field.flags.length === 0
      ? []
      : [said('As a flag', field.flags.map((name) => `--${name}`).join(', '))]),
    ...(field.windows === undefined ? [] : [said('On Windows', field.windows)]),
  ]
}

const agentFlag = (program: string, flag: FlanneldFlag): Entry => {
  const life =
    flag.removedAfter === undefined
      ? `from release ${flag.from} on`
      : `release ${flag.from} to ${flag.removedAfter}`
  const said = (label: string, text: string): Row => ({
    label,
    text,
    confidence: flag.confidence,
    sources: flag.sources,
  })
  return {
    id: `${program.toLowerCase()}/${flag.name}`,
    title: `${program} --${flag.name}`,
    summary: flag.windows ?? `Known ${life}.`,
    rows: [
      said('Known', life),
      said('Type', flag.type),
      said('Default', flag.default === null ? 'Not known' : flag.default || 'Empty'),
      ...(flag.windows === undefined ? [] : [said('On Windows', flag.windows)]),
    ],
  }
}
