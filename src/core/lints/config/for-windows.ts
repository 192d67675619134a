import { valueAt } from '../../model/nodes.ts'
import type { Config } from '../../model/parsed.ts'

/** Whether the file of a kubelet is one for Windows; Linux nodes have files of the same kind. */
export const isForWindows = ({ value, isOnWindows }: Pick<Config, 'value' | 'isOnWindows'>) =>
  isOnWindows === true ||
  valueAt(value, ['cgroupsPerQOS']) === false ||
  valueAt(value, ['resolvConf']) === '' ||
  String(valueAt(value, ['containerRuntimeEndpoint'])).startsWith('npipe:')
