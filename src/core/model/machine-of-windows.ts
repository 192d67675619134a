import { nodesAt } from './nodes.ts'
import type { Path } from '../text/path.ts'

const shell = /^(?:powershell|pwsh\.exe|nssm)(?:\.exe)?\s|^(?:powershell|cmd)\.exe\b/i
const drive = /(?:^|[\s"'=])[a-z]:[\\/]/i

/** Flags that the kubelet has on Windows alone. */
const flagsOfWindows = new Set(['windows-priorityclass', 'windows-service'])

/** Where the machine that Cluster API makes of this part of an object shows that it runs Windows. */
export function windowsSignIn(value: unknown, base: Path): Path | undefined {
  const args = [...base, 'joinConfiguration', 'nodeRegistration', 'kubeletExtraArgs']
  const signs = [
    ...nodesAt(value, base, ['files', '*', 'path']).filter((one) => isText(one.value, drive)),
    ...['preKubeadmCommands', 'postKubeadmCommands'].flatMap((key) =>
      nodesAt(value, base, [key, '*']).filter(
        (one) => isText(one.value, shell) || isText(one.value, drive),
      ),
    ),
    ...nodesAt(value, base, ['users', '*', 'groups']).filter((one) =>
      isText(one.value, /(?:^|,)\s?Administrators(?:$|,)/),
    ),
    ...nodesAt(value, args, ['*']).filter(({ path }) => flagsOfWindows.has(String(path.at(-1)))),
    ...nodesAt(value, args, ['*', 'name']).filter((one) => flagsOfWindows.has(String(one.value))),
  ]
  return signs[0]?.path
}

const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)
