import { is, named, words, type Told } from './define.ts'
import { amount } from './workload-words.ts'

/** The memory that a container asks for, and that it may use. */
export const memorySettings: readonly Told[] = [
  named(
    'workload.memoryLimit',
    words`
      \bmemory limit${is}${amount}
      |\bmemory requests?${is}(?:\d+[KMGT]i?)(?:\sand|\swith|,)?(?:\s(?:an?|the|its))?\slimits?${is}${amount}
      |\brequests?\s(?:\d+[KMGT]i?)\s(?:of\s)?memory(?:\sand|\swith|\sbut|,)?(?:\s(?:an?|the|its|has))*\s
        limits?${is}${amount}
    `,
  ),
  named(
    'workload.memoryRequest',
    words`
      \bmemory requests?${is}${amount}
      |\brequests?\s${amount}\s(?:of\s)?memory\b(?=[^.;\n]{0,40}\blimit)
    `,
  ),
]
