import { flannel } from '../catalog/cni/flannel.ts'
import { ofKind, type AnyParsed, type Parsed } from '../model/parsed.ts'

/** Command lines of Flannel's agent. */
export const linesOfFlanneld = (parsed: readonly AnyParsed[]): readonly Parsed<'command-line'>[] =>
  ofKind(parsed, 'command-line').filter(({ value }) => value.program === flannel.agentService?.name)
