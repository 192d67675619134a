import { defineImporter } from '../model/importer.ts'
import { stated } from '../model/observe.ts'
import { treesOf } from './tree.ts'

export const dockerDaemonConfig = defineImporter({
  id: 'docker-daemon-config',
  summary: 'Configuration of the Docker daemon (daemon.json)',
  recognizes: ({ text }) =>
    /^\s*\{/.test(text) &&
    /"(?:exec-opts|insecure-registries|registry-mirrors|data-root|log-driver|storage-opts|log-opts)"\s*:/.test(
      text,
    ),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return {
      problems,
      observations: trees.flatMap((tree) =>
        ['bridge', 'data-root', 'graph', 'log-driver', 'storage-driver'].flatMap((key) => {
          const leaf = tree.leafAt(key)
          return leaf ? [stated(`docker.config.${key}`, leaf.value, leaf.raw, leaf.place)] : []
        }),
      ),
      parsed: trees.map((tree) => ({
        kind: 'docker-config',
        value: { value: tree.value, text: doc.original },
        placeOf: tree.placeOf,
        title: 'the configuration of Docker',
      })),
    }
  },
})
