import { hasErrors } from '../../core/plan.ts'
import type { FilesCommand } from '../command.ts'
import { openFiles } from '../open-files.ts'
import { printed } from '../printed.ts'
import { shortNames } from '../short-names.ts'

export const diagnose: FilesCommand = {
  kind: 'files',
  id: 'diagnose',
  usage: 'FILE… [--report [--pseudonyms]]',
  summary: 'the setup that files show, and its faults',
  options: ['report', 'pseudonyms'],
  async run(files, { report, pseudonyms }, world) {
    // What reads and checks is most of the code, and no other command needs it.
    const { diagnose: diagnoseFiles, report: reportOn } = await import('../../core/diagnose.ts')
    const { editedFiles } = await import('../../core/edited-files.ts')
    const opened = openFiles(files, world)
    const sent = report ? shortNames(opened) : opened
    const diagnosis = diagnoseFiles(sent)
    const edited = editedFiles(sent)
    const { observations, findings, questions, scenario, unread, documents, collect } = diagnosis
    return {
      output: report
        ? reportOn(diagnosis, { pseudonyms })
        : {
            observations: observations.map(
              ({ decision, name, value, raw, file, line, column, inferred }) => ({
                decision,
                name,
                value,
                raw,
                file,
                line,
                column,
                ...(inferred ? { inferred } : {}),
              }),
            ),
            findings: printed(findings),
            questions,
            scenario,
            unread,
            documents,
            collect,
            ...(edited.length > 0 ? { edited } : {}),
          },
      hasErrors: hasErrors(findings),
    }
  },
}
