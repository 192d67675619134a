import type { Flag } from './define.ts'
import { accepts, configPathOf } from './define.ts'
import { kubeProxyFlags } from './kube-proxy.ts'
import { kubeProxyLogFlags, kubeletLogFlags } from './klog.ts'
import { kubeletFlags } from './kubelet.ts'

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

/** Whether a component of a release starts with this flag on Windows. */
export const isAccepted = (component: FlaggedComponent, name: string, release: string) =>
  accepts(flagOf(component, name)?.accepted, release)

/** Where the configuration file of a release says what a flag says. */
export function configPath(
  component: FlaggedComponent,
  name: string,
  release: string,
): string | undefined {
  const [own, logging] = tables[component]
  return configPathOf(own, name, release) ?? configPathOf(logging, name, release)
}

/** Every flag of a component, by name. */
export const allFlags = (component: FlaggedComponent): readonly Flag[] =>
  tables[component]
    .flatMap((table) => [...table.values()])
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
