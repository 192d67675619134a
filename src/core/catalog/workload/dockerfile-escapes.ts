import { verified } from '../fact.ts'

const reference =
  'github moby/buildkit/blob/00001f3e74bbdeca92eb047fe51fefebc1a8340c/frontend/dockerfile/docs/reference.md'
const page =
  'github MicrosoftDocs/Virtualization-Documentation/blob/0486921cd40f9c5eb6491dfa32385c0923e17176/virtualization/windowscontainers/manage-docker/manage-windows-dockerfile.md'

/** How a Dockerfile reads the backslashes of Windows paths. */
export const dockerfileEscapes = {
  /** Until the first line says otherwise, a backslash at the end of a line goes on with the next. */
  lineEnd: verified({ escape: '\\', directive: '# escape=`' } as const, [
    reference,
    'github moby/buildkit/blob/0a7f6ccf5e307be6a7ec1866ba92b4f822466094/frontend/dockerfile/parser/parser.go',
    page,
  ]),
  /** A list is JSON; one that is none is taken for a line of the shell. */
  lists: verified('JSON', [reference, page]),
} as const
