import type { Flag } from './define.ts'
import { accepts } from './acceptance.ts'
import { kubeProxyLogFlags, kubeletLogFlags } from './klog.ts'
import { kubeProxyFlags } from './kube-proxy.ts'
import { kubeletStart } from './kubelet-start.ts'
import { kubeletFlags } from './kubelet.ts'
import { memoize } from '../../values/memoize.ts'

export type FlaggedComponent = 'kubelet' | 'kube-proxy'

const tables = {
  kubelet: [kubeletFlags, kubeletLogFlags],
  'kube-proxy': [kubeProxyFlags, kubeProxyLogFlags],
} as const

/** The row of a flag, logging flags included. */
export function flagOf(component: FlaggedComponent, name: string): Flag | undefined {
  const [own, logging] = tables[component]
  return own.get(name) ?? logging.get(name)
}

/** Whether the last one counts where a flag is given more than once. */
export function holdsOneValue(component: FlaggedComponent, name: string): boolean {
  const type = flagOf(component, name)?.type
  return kubeletStart.lastCounts.value.some((one) => one === type)
}

/** What one release of a component takes, by name; undefined for a flag that the file cannot say. */
type Taken = ReadonlyMap<string, string | undefined>

/** Many questions are about one release: its answers are kept. */
const mostKept = 100
const takenBy = (component: FlaggedComponent, release: string): Taken =>
  component === 'kubelet' ? takenByKubelet(release) : takenByKubeProxy(release)

const takenByKubelet = memoize((release): Taken => taken('kubelet', release), mostKept)
const takenByKubeProxy = memoize((release): Taken => taken('kube-proxy', release), mostKept)

function taken(component: FlaggedComponent, release: string): Taken {
  const paths = new Map<string, string | undefined>()
  for (const { name, accepted, config } of allFlags(component)) {
    if (!accepts(accepted, release)) continue
    paths.set(name, config && accepts(config, release) ? config.path : undefined)
  }
  return paths
}

/** Whether a component of a release starts with this flag on Windows. */
export const isAccepted = (component: FlaggedComponent, name: string, release: string) =>
  takenBy(component, release).has(name)

/** Where the configuration file of a release says what a flag says. */
export const configPath = (component: FlaggedComponent, name: string, release: string) =>
  takenBy(component, release).get(name)

/** Every flag of a component, by name. */
export const allFlags = (component: FlaggedComponent): readonly Flag[] =>
  tables[component]
    .flatMap((table) => [...table.values()])
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
