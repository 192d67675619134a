import { catalog } from '../catalog/catalog.ts'
import { hypervDefects } from '../catalog/runtimes/containerd.ts'
import type { ContainerdLine, Runtime } from '../catalog/runtimes/define.ts'
import { defineSection, row, slug, type Entry } from './entry.ts'

export const runtimesSection = defineSection({
  id: 'runtimes',
  title: 'Container runtimes',
  about: 'Release lines, the schema of config.toml, handlers, and defects on Windows.',
  entries: () => [
    ...catalog.runtimes.containerd.lines.toReversed().map(containerdLine),
    runtimeEntry(catalog.runtimes.docker),
    runtimeEntry(catalog.runtimes.mirantis),
    ...hypervDefects.map(({ id, first, last, problem, evidence }) => ({
      id: slug(id),
      title: `Defect in containerd ${first} to ${last}`,
      summary: problem,
      rows: [row('What happens', evidence, problem)],
    })),
  ],
})

const containerdLine = (line: ContainerdLine): Entry => ({
  id: `containerd-${line.id}`,
  title: `containerd ${line.id}`,
  summary: `Last release ${line.last.value}; configuration schema ${line.schema.value}.`,
  rows: [
    row('Released', line.released),
    row('End of life', line.endOfLife),
    row('Last release', line.last),
    row('Newest configuration schema', line.schema),
    row('CNI directories', line.binDirs, line.binDirs.value ? 'bin_dirs, a list' : 'bin_dir'),
    row('Built-in sandbox image', line.sandboxImage),
    row('Built-in handlers', line.handlers),
    row('CRI versions', line.cri),
    row('Relaxed image match from', line.relaxedMatchFrom),
  ],
})

const runtimeEntry = (runtime: Runtime<'docker' | 'mirantis'>): Entry => ({
  id: runtime.id,
  title: runtime.name,
  summary: runtime.sentence,
  rows: [
    row('First Kubernetes minor', runtime.from),
    ...runtime.lines.map((line) => row(`Line ${line.id}, last release`, line.last)),
    row('CRI socket', runtime.criSocket),
  ],
})
