import { cniFile } from '../../catalog/cni/file-facts.ts'
import { historicalPlugin } from '../../catalog/cni/file-plugins.ts'
import { defineLint } from '../../model/lint.ts'
import { endpointPlugins, fieldBelow } from './file.ts'

const none: ReadonlySet<string> = new Set(cniFile.notAPlugin.value)

export const cniPluginBinary = defineLint({
  id: 'cni-plugin-binary',
  on: 'cni-config',
  summary: 'The type of a CNI file is the name of a binary',
  remediation:
    'Write the plugin: sdnbridge or win-bridge for L2Bridge, sdnoverlay or win-overlay for Overlay.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin) =>
      none.has(plugin.type.toLowerCase())
        ? [
            {
              path: fieldBelow(plugin, 'type')?.path ?? plugin.path,
              basis: 'fails' as const,
              message:
                plugin.type === historicalPlugin
                  ? 'wincni is no plugin any more; sdnbridge, sdnoverlay and nat came in its place: "failed to find plugin".'
                  : `${plugin.type} is a network mode and no plugin: "failed to find plugin".`,
              facts: [cniFile.notAPlugin],
            },
          ]
        : [],
    ),
})
