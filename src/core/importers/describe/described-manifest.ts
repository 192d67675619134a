import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import type { Reading } from '../../model/importer.ts'
import { toManifest } from '../../model/manifest.ts'
import type { Field } from '../../text/formats/fields.ts'
import type { Path } from '../../text/path.ts'

interface Told {
  readonly value: unknown
  readonly at: number
}

/** Values as kubectl describe tells them, each with the place of its text. */
class Places {
  private readonly known = new Map<string, Place>()
  private readonly doc: Document
  constructor(doc: Document) {
    this.doc = doc
  }
  keep(path: Path, at: number) {
    this.known.set(JSON.stringify(path), this.doc.placeAt(at))
  }
  /** That of the value, else of what it stands in. */
  of(path: Path): Place {
    for (let length = path.length; length > 0; length--) {
      const found = this.known.get(JSON.stringify(path.slice(0, length)))
      if (found) return found
    }
    return this.doc.placeAt(0)
  }
}

const listOf: Readonly<Record<string, 'containers' | 'initContainers' | undefined>> = {
  Containers: 'containers',
  'Init Containers': 'initContainers',
}

const probes: Readonly<Record<string, string | undefined>> = {
  Liveness: 'livenessProbe',
  Readiness: 'readinessProbe',
  Startup: 'startupProbe',
}

/**
 * The pod that an output describes, as far as it tells of it: what its containers start and mount, and
 * its volumes. A HostProcess pod, of which no row tells, finds programs of its node: `isApart` says
 * that it is none.
 */
export function describedPod(fields: readonly Field[], doc: Document, isApart: boolean): Reading {
  const places = new Places(doc)
  const containers: Record<'containers' | 'initContainers', Record<string, unknown>[]> = {
    containers: [],
    initContainers: [],
  }
  const names = new Map<string, Path>()
  const ofContainer = ({ under }: Field) => {
    const at = under.findIndex((one) => listOf[one] !== undefined)
    const list = listOf[under[at] ?? '']
    const name = under[at + 1]
    if (list === undefined || name === undefined) return undefined
    const known = names.get(`${list} ${name}`)
    if (known) return { path: known, own: containers[list][Number(known[2])] ?? {} }
    const own: Record<string, unknown> = { name }
    containers[list].push(own)
    const path = ['spec', list, containers[list].length - 1]
    names.set(`${list} ${name}`, path)
    return { path, own }
  }
  for (const field of fields) {
    if (field.key !== 'Image' || field.value === '') continue
    const found = ofContainer(field)
    if (!found) continue
    found.own['image'] = field.value
    places.keep([...found.path, 'image'], field.at)
  }
  if (isApart) {
    for (const field of fields) {
      const [, words = ''] = /^exec \[([^\]\n]{1,300})\]/.exec(field.value) ?? []
      const probe = probes[field.key]
      const found = words !== '' && probe !== undefined ? ofContainer(field) : undefined
      if (!found || probe === undefined) continue
      found.own[probe] = { exec: { command: words.split(' ') } }
      places.keep([...found.path, probe], field.at)
    }
  }
  const single = [...names.values()]
  const [path] = single
  // Rows without a colon have no heading of their own: they are those of the only container.
  if (path && single.length === 1) {
    const own = containers[path[1] === 'containers' ? 'containers' : 'initContainers'][0] ?? {}
    const rows = [
      ['command', isApart ? wordsBelow(doc, 'Command') : []],
      ['volumeMounts', mountsIn(doc)],
    ] as const
    for (const [key, told] of rows) {
      if (told.length === 0) continue
      own[key] = told.map(({ value }) => value)
      for (const [i, { at }] of told.entries()) places.keep([...path, key, i], at)
    }
  }
  const volumes = volumesIn(fields, places)
  const selector = selectorIn(doc)
  const value = {
    apiVersion: 'v1',
    kind: 'Pod',
    spec: {
      ...(selector && { nodeSelector: selector }),
      ...(volumes.length > 0 && { volumes }),
      ...(containers.initContainers.length > 0 && { initContainers: containers.initContainers }),
      containers: containers.containers,
    },
  }
  const manifest = toManifest(value)
  return manifest && containers.containers.length > 0
    ? {
        parsed: [
          {
            kind: 'manifest',
            value: { ...manifest, isPart: true, isDescribed: true },
            placeOf: (at) => places.of(at),
            title: 'described pod',
          },
        ],
      }
    : {}
}

/** The lines that stand below a heading, further right. */
function wordsBelow({ text }: Document, key: string): readonly Told[] {
  const found: Told[] = []
  let depth: number | undefined
  let offset = 0
  for (const line of text.split('\n')) {
    const own = line.search(/\S/)
    if (line.length < 60 && line.trim() === `${key}:`) depth = own
    else if (depth !== undefined && own > depth)
      found.push({ value: line.trim(), at: offset + own })
    else if (own >= 0) depth = undefined
    offset += line.length + 1
  }
  return found
}

/** `C:\x\a.txt from c (rw,path="a.txt")`. */
const mountsIn = (doc: Document): readonly Told[] =>
  wordsBelow(doc, 'Mounts').flatMap(({ value, at }) => {
    const [, mountPath, name, mode = ''] =
      /^(\S.{0,300}) from (\S{1,253}) \(([^()]{0,400})\)$/.exec(String(value)) ?? []
    if (mountPath === undefined || name === undefined) return []
    const subPath = /\bpath="([^"]{1,300})"/.exec(mode)?.[1]
    const mount = { name, mountPath, readOnly: /\bro\b/.test(mode) }
    return [{ value: subPath === undefined ? mount : { ...mount, subPath }, at }]
  })

/** Volumes by what they are; those that every pod has are left out. */
function volumesIn(fields: readonly Field[], places: Places): readonly unknown[] {
  const found: Record<string, unknown>[] = []
  for (const { key, value, under, at } of fields) {
    if (under.at(-2) !== 'Volumes') continue
    const name = under.at(-1)
    const last = found.at(-1)
    const path = ['spec', 'volumes', found.length - 1]
    if (key === 'Type') {
      const kind = /^(EmptyDir|NFS|HostPath)\b/.exec(value)?.[1]
      const type = kind && { EmptyDir: 'emptyDir', NFS: 'nfs', HostPath: 'hostPath' }[kind]
      found.push(type === undefined ? { name } : { name, [type]: {} })
      if (type !== undefined) places.keep(['spec', 'volumes', found.length - 1, type], at)
    } else if (key === 'Medium' && value !== '' && last?.['emptyDir']) {
      last['emptyDir'] = { medium: value }
      places.keep([...path, 'emptyDir', 'medium'], at)
    } else if (key === 'Path' && last?.['hostPath']) {
      last['hostPath'] = { path: value }
      places.keep([...path, 'hostPath', 'path'], at)
    } else if (key === 'Server' && last?.['nfs']) last['nfs'] = { server: value }
  }
  return found
}

const selectorRow =
  /^[ \t]*Node-Selectors:((?:[ \t]+[\w./-]{1,253}=[\w.-]{0,63}[ \t]*(?:\n(?=[ \t]{4})|$)){1,20})/m

/** Each label stands in a row of its own. */
function selectorIn({ text }: Document): Readonly<Record<string, string>> | undefined {
  const [, rows] = selectorRow.exec(text) ?? []
  return rows === undefined
    ? undefined
    : Object.fromEntries(
        rows
          .trim()
          .split(/\s+/)
          .map((row) => [row.split('=')[0] ?? '', row.slice(row.indexOf('=') + 1)]),
      )
}
