import { containerdFile } from '../catalog/runtimes/containerd-running.ts'
import { defineImporter } from '../model/importer.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import { decided, stated } from '../model/observe.ts'
import { cniAt } from './names.ts'
import type { Path } from '../text/path.ts'
import { treesOf, type Leaf } from './tree.ts'

/** What containerd says of itself: its settings as it has read them, and the state of its network. */
export const crictlInfo = defineImporter({
  id: 'crictl-info',
  summary: 'Output of crictl info',
  recognizes: ({ text }) =>
    /^\s*\{/.test(text) &&
    /"(?:containerdRootDir|lastCNILoadStatus|PluginConfDir|defaultRuntimeName)"\s*:/.test(text) &&
    /"(?:status|config)"\s*:/.test(text),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return {
      problems,
      observations: trees.flatMap((tree) => {
        const fact = (name: string, ...paths: readonly Path[]) =>
          first(paths.map((path) => tree.leafAt(...path))).map((leaf) =>
            stated(name, leaf.value, leaf.raw, leaf.place),
          )
        // As it runs, which its file may not say any more.
        const running = containerdFile.settings.value.flatMap((name) =>
          fact(name, ['config', ...wayTo[name]]).map((one) => ({
            ...one,
            name: `${name}.running`,
            absent: true as const,
          })),
        )
        const handlers = nodesAt(tree.value, ['config', 'containerd', 'runtimes'], ['*'])
        const names = handlers.map(({ path }) => String(path.at(-1)))
        const [handler] = handlers
        return [
          decided('containerRuntime', 'containerd', '', tree.placeOf([]), {
            absent: true,
            inferred: true,
          }),
          ...fact(
            'containerd.cni.confDir',
            ['config', 'cni', 'confDir'],
            ['cniconfig', 'PluginConfDir'],
          ),
          ...fact(
            'containerd.cni.binDir',
            ['config', 'cni', 'binDir'],
            ['config', 'cni', 'binDirs', 0],
            ['cniconfig', 'PluginDirs', 0],
          ),
          ...nodesAt(tree.value, ['cniconfig', 'Networks'], ['*']).flatMap(({ path }) => {
            const name = tree.leafAt(...path, 'Config', 'Name')
            const type = tree.leafAt(...path, 'Config', 'Plugins', 0, 'Network', 'type')
            return !type || type.raw === 'loopback'
              ? []
              : [
                  ...cniAt(type.raw, type.place, { inferred: true }),
                  ...(name ? [stated('cni.networkName', name.value, name.raw, name.place)] : []),
                ]
          }),
          ...fact('containerd.sandboxImage', ['config', 'sandboxImage']),
          ...fact('containerd.defaultRuntime', ['config', 'containerd', 'defaultRuntimeName']),
          ...(handler
            ? [stated('containerd.runtimes', names, names.join(','), tree.placeOf(handler.path))]
            : []),
          ...running,
          ...fact('containerd.cni.loadStatus', ['lastCNILoadStatus']),
          ...nodesAt(tree.value, ['status', 'conditions'], ['*']).flatMap(({ path, value }) => {
            const leaf = tree.leafAt(...path, 'status')
            const type = valueAt(value, ['type'])
            return leaf && typeof type === 'string'
              ? [stated(`runtime.condition.${type}`, leaf.value, leaf.raw, leaf.place)]
              : []
          }),
        ]
      }),
    }
  },
})

const wayTo = {
  'containerd.sandboxImage': ['sandboxImage'],
  'containerd.cni.confDir': ['cni', 'confDir'],
  'containerd.cni.binDir': ['cni', 'binDir'],
} as const

const first = (leaves: readonly (Leaf | undefined)[]): readonly Leaf[] =>
  leaves.flatMap((leaf) => (leaf && leaf.raw !== '' ? [leaf] : [])).slice(0, 1)
