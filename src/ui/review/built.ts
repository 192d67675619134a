import type { TopicId } from '../../core/plan.ts'

/** The part of the node that a step of the runbook builds; the others look after all of it. */
const parts: Readonly<Record<string, TopicId>> = {
  identities: 'node',
  'cluster-network': 'network',
  'calico-agent': 'network',
  'antrea-agent': 'network',
  'signed-driver': 'network',
  'create-network': 'network',
  'open-ports': 'addresses',
  'virtual-machine': 'host',
  'copy-files': 'host',
  'prepare-host': 'host',
  'protect-secrets': 'host',
  'install-runtime': 'runtime',
  'runtime-class': 'runtime',
  'images-and-network': 'runtime',
  identity: 'node',
  'register-services': 'node',
  'kubeadm-join': 'node',
  'cloud-settings': 'cluster',
  'cloud-provider': 'cluster',
  gmsa: 'workload',
  'deploy-workload': 'workload',
  'managed-cluster': 'cluster',
  'managed-ports': 'addresses',
  'managed-add-pool': 'host',
  'managed-eks-node': 'host',
  'managed-operator': 'host',
}

/** How far the building of a part is. */
export interface Built {
  readonly state: 'done' | 'now' | 'later'
  /** `Now`, `Step 4`, `Built`. */
  readonly word: string
}

/** What the ticked steps have built of each part; a part without a step of its own is left out. */
export function builtParts(
  steps: readonly { readonly id: string }[],
  done: readonly string[],
): ReadonlyMap<TopicId, Built> {
  const next = steps.findIndex(({ id }) => !done.includes(id))
  const built = new Map<TopicId, Built>()
  for (const topic of new Set(steps.flatMap(({ id }) => parts[id] ?? []))) {
    const open = steps.findIndex(({ id }) => parts[id] === topic && !done.includes(id))
    built.set(
      topic,
      open === -1
        ? { state: 'done', word: 'Built' }
        : open === next
          ? { state: 'now', word: 'Now' }
          : { state: 'later', word: `Step ${open + 1}` },
    )
  }
  return built
}
