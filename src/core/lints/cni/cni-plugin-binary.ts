import { cniFile } from '../../catalog/cni/file-facts.ts'
import { delegating, historicalPlugin, pluginTypes } from '../../catalog/cni/file-plugins.ts'
import { cni } from '../../catalog/cni/index.ts'
import { linuxPlugins } from '../../catalog/cni/file-types.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nearest } from '../../values/nearest.ts'
import { endpointPlugins, entriesIn, fieldBelow, traitsOf, type EndpointPlugin } from './file.ts'

const known = [...pluginTypes, delegating.type, ...Object.keys(cni)]
const none: ReadonlySet<string> = new Set(cniFile.notAPlugin.value)

export const cniPluginBinary = defineLint({
  id: 'cni-plugin-binary',
  on: 'cni-config',
  summary: 'The type of a CNI file is the name of a binary',
  remediation:
    'Write the plugin: sdnbridge or win-bridge for L2Bridge, sdnoverlay or win-overlay for Overlay.',
  decisions: [],

  check: ({ value }) => [
    ...ofLinuxIn(value),
    ...endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      const fault = faultOf(plugin)
      const path = fieldBelow(plugin, 'type')?.path ?? plugin.path
      return fault ? [{ path, basis: 'fails', ...fault }] : []
    }),
  ],
})

/** Plugins of Linux in the list of a file for Windows. */
function ofLinuxIn(file: unknown): readonly LintViolation[] {
  const makers = new Set(endpointPlugins(file).flatMap(({ type, id }) => (id ? [type] : [])))
  if (makers.size === 0) return []
  return entriesIn(file).flatMap((entry) => {
    const type = fieldBelow(entry, 'type')
    return typeof type?.value === 'string' && linuxPlugins.value.includes(type.value)
      ? [
          {
            path: type.path,
            basis: 'fails' as const,
            message: `There is no ${type.value} for Windows: "failed to find plugin", and no pod gets a network.`,
            remediation: `Take ${type.value} out; host ports need the capability portMappings alone.`,
            facts: [linuxPlugins],
          },
        ]
      : []
  })
}

function faultOf(plugin: EndpointPlugin): Omit<LintViolation, 'path' | 'basis'> | undefined {
  const { type, id } = plugin
  if (none.has(type.toLowerCase())) {
    return {
      message:
        type === historicalPlugin
          ? 'wincni is no plugin any more; sdnbridge, sdnoverlay and nat came in its place: "failed to find plugin".'
          : `${type} is a network mode and no plugin: "failed to find plugin".`,
      facts: [cniFile.notAPlugin],
    }
  }
  const meant = id === undefined && !traitsOf(plugin) ? nearest(type, known) : undefined
  return meant === undefined
    ? undefined
    : {
        message: `${type} is no plugin that is known: "failed to find plugin", unless somebody built one of this name.`,
        remediation: `Write ${meant}, if that is meant.`,
        facts: [cniFile.unheard],
      }
}
