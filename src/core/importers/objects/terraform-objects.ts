import { toDocument, type Document } from '../../model/document.ts'
import { hclBlockAt, type HclItem, type HclValue } from '../../text/formats/hcl.ts'
import { encodedIn } from './terraform-encoded.ts'
import { flow, linesAt, localsIn, most, writeMap, type Lines } from './terraform-lines.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

const resource = /^resource[ \t]+"kubernetes_(\w{1,40}?)(_v1)?"[ \t]+"([\w-]{1,80})"[ \t]*\{/gm

/** Kinds that Terraform has blocks for; a manifest of its own stands in `kubernetes_manifest`. */
const kinds = new Map([
  ['deployment', 'apps/v1 Deployment'],
  ['stateful_set', 'apps/v1 StatefulSet'],
  ['daemonset', 'apps/v1 DaemonSet'],
  ['daemon_set', 'apps/v1 DaemonSet'],
  ['pod', 'v1 Pod'],
  ['job', 'batch/v1 Job'],
  ['cron_job', 'batch/v1beta1 CronJob'],
  ['cron_job_v1', 'batch/v1 CronJob'],
  ['service', 'v1 Service'],
  ['namespace', 'v1 Namespace'],
  ['config_map', 'v1 ConfigMap'],
  ['runtime_class', 'node.k8s.io/v1 RuntimeClass'],
])

/** Blocks that stand for one item of a list, with the name of the list where it is another. */
const lists = new Map([
  ['container', 'containers'],
  ['init_container', 'initContainers'],
  ['env', 'env'],
  ['env_from', 'envFrom'],
  ['port', 'ports'],
  ['volume', 'volumes'],
  ['volume_mount', 'volumeMounts'],
  ['toleration', 'tolerations'],
  ['image_pull_secrets', 'imagePullSecrets'],
  ['host_aliases', 'hostAliases'],
  ['match_expressions', 'matchExpressions'],
  ['node_selector_term', 'nodeSelectorTerms'],
  ['volume_claim_template', 'volumeClaimTemplates'],
  ['items', 'items'],
])

const named = new Map([
  ['run_as_username', 'runAsUserName'],
  ['cluster_ip', 'clusterIP'],
  ['external_ips', 'externalIPs'],
  ['host_ipc', 'hostIPC'],
  ['host_pid', 'hostPID'],
])

/** Numbers that the provider takes as texts. */
const numbers = new Set(['replicas', 'run_as_user', 'run_as_group', 'fs_group'])

/** The objects that resources of Terraform make, as manifests whose lines stand where those of the resources do. */
export function terraformObjectsIn(doc: Document): readonly Document[] {
  const isTold = doc.text.includes('"kubernetes_')
  if (!isTold && !/(?:yaml|json)encode\(/.test(doc.text)) return []
  const locals = localsIn(doc.text)
  const encoded = encodedIn(doc, locals)
  if (!isTold) return encoded
  const objects = [...foundIn(doc, resource)].slice(0, most).flatMap((found) => {
    const [head, type = '', suffix = '', name = ''] = found
    const start = found.index
    const items = hclBlockAt(doc.text, start + head.length - 1)
    if (!items) return []
    const out = linesAt(doc, locals)
    const kind = (kinds.get(type + suffix) ?? kinds.get(type))?.split(' ')
    if (kind) {
      out.add(0, `apiVersion: ${kind[0]}`, start)
      out.add(0, `kind: ${kind[1]}`, start)
      writeItems(out, type.startsWith('daemon') ? asDaemonSet(items) : items, 0)
    } else if (type === 'manifest') {
      const own = items.find((one) => one.is === 'setting' && one.key === 'manifest')
      if (own?.is !== 'setting' || own.value.is !== 'map') return []
      writeMap(out, own.value, 0)
    } else return []
    return [toDocument(doc.file, { lines: out.all, title: `${name}.yaml`, isFenced: true }, true)]
  })
  return [...objects, ...encoded]
}

/** The provider calls its `updateStrategy` as that of a Deployment. */
const asDaemonSet = (items: readonly HclItem[]): readonly HclItem[] =>
  items.map((one) =>
    one.is === 'block' && one.key === 'spec'
      ? {
          ...one,
          items: one.items.map((own) =>
            own.key === 'strategy' ? { ...own, key: 'update_strategy' } : own,
          ),
        }
      : one,
  )

function writeItems(out: Lines, items: readonly HclItem[], depth: number) {
  const written = new Set<string>()
  for (const one of items) {
    // What it repeats is not told.
    if (one.key === 'dynamic' || one.key === 'timeouts' || one.key === 'lifecycle') continue
    if (one.is === 'setting') {
      writeSetting(out, one.key, one.value, one.at, depth)
      continue
    }
    const list = lists.get(one.key)
    if (list === undefined) {
      out.add(depth, `${camel(one.key)}:${one.items.length === 0 ? ' {}' : ''}`, one.at)
      writeItems(out, one.items, depth + 1)
    } else if (!written.has(list)) {
      written.add(list)
      out.add(depth, `${list}:`, one.at)
      for (const item of items) {
        if (item.is !== 'block' || item.key !== one.key) continue
        out.add(depth, '-', item.at)
        writeItems(out, item.items, depth + 1)
      }
    }
  }
}

function writeSetting(out: Lines, key: string, value: HclValue, at: number, depth: number) {
  // Settings of the provider.
  if (depth === 0 && key !== 'handler' && key !== 'data') return
  const name = camel(key)
  if (value.is === 'map') {
    out.add(depth, `${name}:${value.entries.length === 0 ? ' {}' : ''}`, at)
    writeMap(out, value, depth + 1)
  } else {
    const ahead = `${name}: `
    const isNumber = value.is === 'text' && numbers.has(key) && /^\d+$/.test(value.text)
    const text = isNumber ? value.text : flow(value, out.locals)
    out.add(depth, ahead + text, value.at, ahead.length)
  }
}

const camel = (key: string) =>
  named.get(key) ?? key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
