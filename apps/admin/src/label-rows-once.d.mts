export default function labelRowsOnce(source: string): string
