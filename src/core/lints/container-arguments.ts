import { ownShells } from '../catalog/workload/argument-quotes.ts'
import { systemOfPod, type Manifest } from '../model/manifest.ts'
import { nodesAt, type Node } from '../model/nodes.ts'
import { containersOf } from './containers.ts'

/** The words of commands and arguments of Windows containers that no shell takes apart. */
export const argumentsWithoutShell = (manifest: Manifest): readonly Node[] =>
  systemOfPod(manifest) === 'windows'
    ? containersOf(manifest).flatMap(({ path, value: container }) => {
        const all = ['command', 'args'].flatMap((key) => nodesAt(container, [], [key, '*']))
        return all.some(({ value }) => isShell(String(value)))
          ? []
          : all.map((one) => ({ ...one, path: [...path, ...one.path] }))
      })
    : []

const isShell = (word: string) =>
  ownShells.some(
    (one) =>
      word
        .toLowerCase()
        .replace(/^.{0,400}[\\/]/, '')
        .replace(/\.exe$/, '') === one,
  )
