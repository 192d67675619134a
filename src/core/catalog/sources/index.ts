import { agentsSources } from './agents.ts'
import { appSources } from './app.ts'
import { cniSources } from './cni.ts'
import { distributionsSources } from './distributions.ts'
import { downloadsSources } from './downloads.ts'
import { flagsSources } from './flags.ts'
import { kubernetesSources } from './kubernetes.ts'
import { managedSources } from './managed.ts'
import type { Source, Sources } from './source.ts'
import { symptomsSources } from './symptoms.ts'
import { windowsSources } from './windows.ts'
import { workloadSources } from './workload.ts'

/**
 * Area files, apart so that a test can tell where an id is declared twice.
 * @internal for tests
 */
export const sourceAreas: Readonly<Record<string, Sources>> = {
  agents: agentsSources,
  app: appSources,
  kubernetes: kubernetesSources,
  windows: windowsSources,
  cni: cniSources,
  flags: flagsSources,
  workload: workloadSources,
  downloads: downloadsSources,
  distributions: distributionsSources,
  symptoms: symptomsSources,
  managed: managedSources,
}

const sources: Sources = Object.assign({}, ...Object.values(sourceAreas))

/** Where a ref points and what stands there; undefined for an id that no area declares. */
export function resolveSource(ref: string): { url: string; title: string } | undefined {
  const [, target = ref, lines] = /^(.*?)(?:#(L\d+(?:-L\d+)?))?$/.exec(ref) ?? []
  const [id = '', ...path] = target.split(' ')
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined
  if (!source) return undefined
  const { title } = source
  if (path.length === 0) return { title, url: withLines(source.url, lines) }
  const file = path.join(' ')
  return source.base === undefined
    ? undefined
    : { title: `${title}: ${file}`, url: withLines(pathUrl(source, file), lines) }
}

const pathUrl = ({ base = '' }: Source, path: string) => base + path.replaceAll(' ', '%20')

/** GitHub numbers the lines of Markdown only in its plain view. */
function withLines(url: string, lines: string | undefined): string {
  if (lines === undefined) return url
  const page = url.split('#', 1)[0] ?? url
  const isRendered = page.startsWith('https://github.com/') && page.endsWith('.md')
  return `${page}${isRendered ? '?plain=1' : ''}#${lines}`
}
