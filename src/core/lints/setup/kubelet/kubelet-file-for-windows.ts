import { fieldRelations } from '../../../catalog/flags/field-relations.ts'
import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { compareVersions } from '../../../values/version.ts'
import { isAllOfWindows } from '../../only-windows.ts'
import { isRefusedResolver, orHost } from '../../resolver-file.ts'

const { noCgroups, hostResolver } = nodeSettings
const { fileOfWindows } = kubeletStart

/** Settings whose default stops the kubelet, by their field and their flag. */
const cgroups = [
  { field: 'cgroupsPerQOS', flag: 'cgroups-per-qos' },
  { field: 'enforceNodeAllocatable', flag: 'enforce-node-allocatable' },
] as const

const emptyResolver = `Write resolvConf: "" in the file of the Windows node, or start its kubelet with --resolv-conf= and nothing behind it. ${orHost}`

/** Neither of the two is wrong by itself: a flag makes up for what the file says or leaves out. */
export const kubeletFileForWindows = defineLint({
  id: 'kubelet-file-for-windows',
  on: 'setup',
  summary: 'The file of the kubelet and its command line together are fit for Windows',
  remediation: 'Set it in the file, or give the flag, which overrules the file.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }): readonly LintViolation[] {
    const [file, otherFile] = ofKind(parsed, 'kubelet-config')
    const lines = ofKind(parsed, 'command-line').filter(({ value }) => value.program === 'kubelet')
    if (!file || otherFile) return []
    if (lines.length === 0 || file.value.isPart) {
      return resolverWithoutFlags(file, isAllOfWindows(observations), kubernetesVersion)
    }
    if (lines.some(({ value }) => !value.isComplete)) return []
    const has = (flag: string) =>
      lines.some(({ value }) => value.flags.some(({ name }) => name === flag))
    // What stands in the folder of further files was not sent.
    if (!has('config') || has('config-dir')) return []
    const at = (path: readonly string[]) => ({ path: [], place: file.placeOf(path) })
    const also = lines.slice(0, 3).map(({ placeOf }) => placeOf([]))
    const isRefused = compareVersions(kubernetesVersion, noCgroups.value.through) <= 0
    const resolver = valueAt(file.value.value, ['resolvConf'])
    const [perPod, enforcement] = cgroups
    const isOff =
      !has(perPod.flag) && valueAt(file.value.value, [perPod.field]) === false && !isRefused
    const isEnforced =
      isOff &&
      !has(enforcement.flag) &&
      valueAt(file.value.value, [enforcement.field]) === undefined
    return [
      ...(isEnforced
        ? [
            {
              ...at([perPod.field]),
              also,
              basis: 'refused' as const,
              message: `${perPod.field} is false, and ${enforcement.field} is missing in the file, as is --${enforcement.flag} on the command line: its default, pods, is not enforced without cgroups, and the kubelet stops.`,
              facts: [fieldRelations.enforcement],
            },
          ]
        : []),
      ...cgroups.flatMap(({ field, flag }) =>
        isRefused && valueAt(file.value.value, [field]) === undefined && !has(flag)
          ? [
              {
                ...at([]),
                also,
                basis: 'refused' as const,
                message: `${field} is missing in the file, and --${flag} on the command line; its default stops the kubelet on Windows up to ${noCgroups.value.through}.`,
                facts: [noCgroups],
              },
            ]
          : [],
      ),
      ...(typeof resolver === 'string' &&
      isRefusedResolver(resolver, kubernetesVersion) &&
      !has('resolv-conf')
        ? [
            {
              ...at(['resolvConf']),
              also,
              basis: 'fails' as const,
              message: `resolvConf is ${resolver}, and no flag overrules it: the kubelet of ${kubernetesVersion} finds nothing there on Windows, and pods get no DNS servers.`,
              remediation: emptyResolver,
              facts: [hostResolver],
            },
          ]
        : []),
    ]
  },
})

/** Where no command line was sent: a path of Linux in a file of a Windows node. */
function resolverWithoutFlags(
  { value: { value, isOnWindows }, placeOf }: Parsed<'kubelet-config'>,
  isOfWindowsAlone: boolean,
  kubernetesVersion: string,
): readonly LintViolation[] {
  const resolver = valueAt(value, ['resolvConf'])
  if (resolver === hostResolver.value.value && isRefusedResolver(resolver, kubernetesVersion)) {
    return [
      {
        path: [],
        place: placeOf(['resolvConf']),
        basis: 'fails',
        message: `resolvConf is ${resolver}, which the kubelet takes for the name of a file before ${hostResolver.value.from}: unless --resolv-conf overrules it, pods do not start.`,
        remediation:
          'Write resolvConf: "", or start the kubelet with --resolv-conf= and nothing behind it.',
        facts: [fileOfWindows, hostResolver],
      },
    ]
  }
  const { field } = fileOfWindows.value
  const hasPipe = fileOfWindows.value.value.test(String(valueAt(value, [field])))
  const isOff = isOfWindowsAlone && valueAt(value, ['cgroupsPerQOS']) === false
  const isOfWindows = hasPipe || isOff || isOnWindows === true
  if (typeof resolver !== 'string' || !resolver.startsWith('/')) return []
  if (!isOfWindows) {
    // Nodes are told of that run Windows alone, and this file may be a master's.
    return isOfWindowsAlone && isOnWindows !== false && !isOfSocket(value)
      ? [
          {
            path: [],
            place: placeOf(['resolvConf']),
            basis: 'advice',
            message: `resolvConf is ${resolver}, a file of Linux, and nothing says whose file this is: if it is that of the Windows node, pods get no DNS servers unless --resolv-conf overrules it.`,
            remediation: emptyResolver,
            facts: [fileOfWindows, hostResolver],
          },
        ]
      : []
  }
  return [
    {
      path: [],
      place: placeOf(['resolvConf']),
      also: hasPipe || isOff ? [placeOf([hasPipe ? field : 'cgroupsPerQOS'])] : [],
      basis: 'fails',
      message: `resolvConf is ${resolver}, a file of Linux: unless --resolv-conf overrules it, pods get no DNS servers.`,
      remediation: emptyResolver,
      facts: [fileOfWindows, hostResolver],
    },
  ]
}

/** Only Linux has a runtime behind such a socket. */
const isOfSocket = (value: unknown) =>
  String(valueAt(value, ['containerRuntimeEndpoint'])).startsWith('unix:')
