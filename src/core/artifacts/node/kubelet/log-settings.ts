import { isAccepted } from '../../../catalog/flags/accepted.ts'
import { releaseOf } from '../../../derived/release.ts'
import { nodePaths } from '../node-paths.ts'
import { settingOf, type Setting } from './setting.ts'

type Logged = Parameters<typeof releaseOf>[0] & Parameters<typeof nodePaths>[0]

/** How much a component logs, and where to while its own flags can say so. */
export function logSettings(
  component: 'kubelet' | 'kube-proxy',
  { title, detail }: { readonly title: string; readonly detail: string },
  scenario: Logged,
): readonly Setting[] {
  const setting = settingOf(component)
  const verbosity = setting('v', { value: '4', inFile: 4, text: detail, sources: ['doc004'] })
  if (!isAccepted(component, 'log-dir', releaseOf(scenario))) return [verbosity]
  return [
    setting('log-dir', {
      value: nodePaths(scenario).logs,
      text: `Where ${title} writes its log files.`,
      decisions: ['logDirectory'],
      sources: ['doc004'],
    }),
    setting('logtostderr', {
      value: 'false',
      text: 'Into files, not to standard error.',
      decisions: ['logDirectory'],
      sources: ['doc004'],
    }),
    verbosity,
  ]
}
