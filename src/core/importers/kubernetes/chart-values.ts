import { innerDocument, type Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { valueAt } from '../../model/nodes.ts'
import { stated } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import { agentsOfOthers } from '../names.ts'
import { isWord, textAt } from './config-map.ts'
import type { KubernetesObject } from './object.ts'

/** The values that RKE2 and K3s give to a chart of theirs. */
function readHelmChartConfig(object: KubernetesObject): Reading {
  const { manifest, placeOf } = object
  const path = ['spec', 'valuesContent']
  const text = valueAt(manifest.value, path)
  if (typeof text !== 'string' || isWord(text)) return {}
  const { name = '' } = manifest
  const isOfRke2 = name.startsWith('rke2-')
  return {
    observations: isOfRke2
      ? [
          stated('cluster.distribution', 'rke2', name, placeOf(['metadata', 'name']), {
            inferred: true,
          }),
          ...agentsOfOthers(`${name}-`, placeOf(['metadata', 'name'])),
        ]
      : [],
    inner: [textAt(object, text, path, 'values.yaml')],
  }
}

/** The values of a chart that an object of K3s, Argo CD or Flux installs, as text or as keys of it. */
function readChartValues(object: KubernetesObject): Reading {
  const sources: readonly Path[] = [
    ['spec', 'source', 'helm'],
    ...Array.from({ length: mostSources }, (_, i) => ['spec', 'sources', i, 'helm']),
  ]
  const paths: readonly Path[] = [
    ['spec', 'valuesContent'],
    ['spec', 'values'],
    ...sources.flatMap((path) => [
      [...path, 'values'],
      [...path, 'valuesObject'],
    ]),
  ]
  return {
    inner: paths.flatMap((path) => {
      const found = valueAt(object.manifest.value, path)
      if (typeof found === 'string') {
        return isWord(found) ? [] : [textAt(object, found, path, 'values.yaml')]
      }
      return typeof found === 'object' && found !== null ? keysAt(object, path) : []
    }),
  }
}

/** What Rancher gives to the charts of a cluster of RKE2. */
export function readRancherValues(object: KubernetesObject): Reading {
  const path = ['spec', 'rkeConfig', 'chartValues']
  const charts = valueAt(object.manifest.value, path)
  if (typeof charts !== 'object' || charts === null) return {}
  return { inner: Object.keys(charts).flatMap((name) => keysAt(object, [...path, name])) }
}

/** The lines below a key, as far as they stand deeper than it, as a text of their own. */
function keysAt({ doc, placeOf }: KubernetesObject, path: Path): readonly Document[] {
  const key = placeOf(path)
  const lines = doc.text.split('\n').slice(key.line - doc.first)
  if (!/:\s*(?:#.*)?$/.test(lines[0] ?? '')) return []
  const isOutside = (line: string) => /\S/.test(line) && !/^\s*#/.test(line)
  const below = lines.slice(1)
  const end = below.findIndex((line) => isOutside(line) && line.search(/\S/) < key.column)
  const own = end < 0 ? below : below.slice(0, end)
  const indent = own.find(isOutside)?.search(/\S/) ?? 0
  const text = own.map((line) => line.slice(Math.min(indent, line.search(/\S|$/)))).join('\n')
  const start = { ...key, line: key.line + 1, column: indent + 1 }
  return [innerDocument(doc, text, start, 'values.yaml')]
}

/** Nobody gives more charts to one application. */
const mostSources = 5

/** Objects that give values to charts, by their kinds. */
export const chartReaders = [
  ['HelmChartConfig', readHelmChartConfig],
  ['HelmChart', readChartValues],
  ['Application', readChartValues],
  ['HelmRelease', readChartValues],
] as const
