import { defineImporter } from '../model/importer.ts'
import { nodesAt } from '../model/nodes.ts'
import { decided, stated } from '../model/observe.ts'
import { originalPlace } from './text-of.ts'
import { faultIn, treesOf } from './tree.ts'
import { acrossLines } from '../values/across-lines.ts'

const keysOfDaemon = new RegExp(
  acrossLines`
    "(?:
      exec-opts|insecure-registries|registry-mirrors|data-root|log-driver|storage-driver
      |storage-opts|log-opts|tlsverify
    )"\s*:
    |"hosts"\s*:\s*\[\s*"(?:tcp|npipe):
  `,
)
export const dockerDaemonConfig = defineImporter({
  id: 'docker-daemon-config',
  summary: 'Configuration of the Docker daemon (daemon.json)',
  isFile: 'whole',
  recognizes: ({ text }) => /^\s*\{/.test(text) && keysOfDaemon.test(text),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    const fault = faultIn(doc)
    return {
      problems,
      observations: trees.flatMap((tree) => [
        ...['bridge', 'data-root', 'graph', 'log-driver', 'storage-driver'].flatMap((key) => {
          const leaf = tree.leafAt(key)
          return leaf ? [stated(`docker.config.${key}`, leaf.value, leaf.raw, leaf.place)] : []
        }),
        ...[tree.leafAt('storage-driver')].flatMap((leaf) =>
          leaf ? [stated('docker.graphDriver', leaf.value, leaf.raw, leaf.place)] : [],
        ),
        ...nodesAt(tree.value, [], ['exec-opts', '*']).flatMap(({ path }) => {
          const leaf = tree.leafAt(...path)
          const mode = /^isolation=(process|hyperv)$/i.exec(String(leaf?.value))?.[1]?.toLowerCase()
          if (!leaf || mode === undefined) return []
          const more = { inferred: true, weight: 'default' } as const
          return [decided('isolation', mode, mode, leaf.place, more)]
        }),
      ]),
      parsed: [...trees, ...(fault ? [undefined] : [])].map((tree) => ({
        kind: 'docker-config',
        value: {
          value: tree?.value,
          text: doc.original(),
          placeAt: (offset: number) => originalPlace(doc, offset),
          ...(fault ? { fault } : {}),
        },
        placeOf: tree?.placeOf ?? (() => doc.placeAt(0)),
        title: 'the configuration of Docker',
      })),
    }
  },
})
