/** A plot of a report, drawn by Chart.js, and its data as a table. */
import {html, nothing} from 'lit';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
  ScatterController,
  Tooltip,
} from 'chart.js';
import {PageElement, listen} from '/element.js';
import {number, t} from '/texts.js';
import {THEME_CHANGE} from '/theme.js';
import {dataTable} from '/experiments/blocks.js';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
  ScatterController,
  Tooltip,
);

const CALM = matchMedia('(prefers-reduced-motion: reduce)');
const COLOURS = 8;
const DASHES = [[], [6, 3], [2, 3], [10, 4, 2, 4]];
const SIGNS = ['circle', 'rect', 'triangle', 'rectRot', 'star', 'crossRot'];

/** A colour of the style sheet. */
function colourOf(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** A number rounded to four digits, without trailing zeros. */
function short(value) {
  if (value === '' || value === undefined) {
    return '';
  }
  const rounded = Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(4));
  const digits = String(rounded).match(/\.(\d+)$/)?.[1].length ?? 0;
  return number(rounded, digits);
}

/** The label of a logarithmic axis: only 1, 2 and 5 of each decade have one. */
function decadeLabel(value) {
  const lead = value / 10 ** Math.floor(Math.log10(value) + 1e-9);
  return [1, 2, 5].includes(Math.round(lead * 1000) / 1000) ? short(value) : '';
}

/** A plug-in of Chart.js that draws the interval of each point, if it has one. */
const intervals = {
  id: 'intervals',
  afterDatasetsDraw(chart, _, {colour}) {
    const {ctx: pen} = chart;
    const isHorizontal = chart.options.indexAxis === 'y';
    const scale = isHorizontal ? chart.scales.x : chart.scales.y;
    pen.save();
    pen.strokeStyle = colour;
    pen.lineWidth = 1.5;
    for (const {index, data} of chart.getSortedVisibleDatasetMetas()) {
      data.forEach((element, j) => {
        const [, , low, high] = chart.data.datasets[index].points[j] ?? [];
        if (low !== '' && high !== '' && high > low) {
          const ends = [low, high].map(value => scale.getPixelForValue(value));
          drawInterval(pen, element, ends, isHorizontal);
        }
      });
    }
    pen.restore();
  },
};

function drawInterval(pen, {x, y}, [from, to], isHorizontal) {
  const at = (along, across) => (isHorizontal ? [along, y + across] : [x + across, along]);
  pen.beginPath();
  for (const [a, b] of [
    [at(from, 0), at(to, 0)],
    [at(from, -4), at(from, 4)],
    [at(to, -4), at(to, 4)],
  ]) {
    pen.moveTo(...a);
    pen.lineTo(...b);
  }
  pen.stroke();
}

/** .plot: the data of the plot, as the server sends it. */
class Plot extends PageElement {
  static properties = {plot: {attribute: false}};

  constructor() {
    super();
    listen(this, window, {[THEME_CHANGE]: () => this.draw()});
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.chart?.destroy();
    this.chart = undefined;
    this.drawn = undefined;
  }

  /** Draws only if the data changed, because a running experiment is polled every second. */
  updated() {
    const text = JSON.stringify([this.plot, this.language]);
    if (text !== this.drawn) {
      this.drawn = text;
      this.draw();
    }
  }

  get isBars() {
    return this.plot.shape === 'bars';
  }

  /** Bars of one series are horizontal, so that their names are readable. */
  get isHorizontal() {
    return this.isBars && this.plot.series.length === 1;
  }

  draw() {
    const canvas = this.renderRoot.querySelector('canvas');
    if (!canvas) {
      return;
    }
    const isFirst = !this.chart;
    this.chart?.destroy();
    this.chart = new Chart(canvas, {
      type: this.isBars ? 'bar' : this.plot.shape === 'points' ? 'scatter' : 'line',
      data: {labels: this.plot.categories, datasets: this.datasets()},
      options: this.options(isFirst && !CALM.matches),
      plugins: [intervals],
    });
  }

  datasets() {
    const {shape, series} = this.plot;
    return series.map(({name, points}, i) => {
      const colour = colourOf(`series-${(i % COLOURS) + 1}`);
      const data = this.isBars
        ? points.map(([, y]) => y)
        : points.map(([x, y]) => ({x, y: y === '' ? null : y}));
      return {
        label: name,
        data,
        points,
        borderColor: colour,
        backgroundColor: colour,
        borderWidth: this.isBars ? 0 : 2,
        borderRadius: 4,
        maxBarThickness: 34,
        borderDash: DASHES[Math.floor(i / COLOURS) % DASHES.length],
        pointStyle: SIGNS[i % SIGNS.length],
        pointRadius: points.length > 60 ? 0 : 3.5,
        stepped: shape === 'steps' ? 'before' : false,
      };
    });
  }

  options(isAnimated) {
    const {horizontal, vertical, series} = this.plot;
    const ink = colourOf('faint');
    const along = {...this.axis(horizontal), ...(this.isBars ? {type: 'category'} : {})};
    const across = {...this.axis(vertical), ...this.range()};
    return {
      responsive: true,
      maintainAspectRatio: false,
      animation: isAnimated ? {duration: 400} : false,
      indexAxis: this.isHorizontal ? 'y' : 'x',
      interaction: {mode: 'nearest', intersect: false},
      color: ink,
      scales: this.isHorizontal ? {y: along, x: across} : {x: along, y: across},
      plugins: {
        legend: {
          display: series.length > 1,
          position: 'bottom',
          labels: {usePointStyle: true, boxHeight: 7},
        },
        tooltip: {callbacks: {label: item => this.label(item)}},
        intervals: {colour: colourOf('ink')},
      },
    };
  }

  /** The axis includes all intervals. */
  range() {
    const ends = this.plot.series
      .flatMap(({points}) => points.flatMap(([, , low, high]) => [low, high]))
      .filter(end => end !== '');
    return ends.length && !this.plot.vertical.logarithmic
      ? {suggestedMin: Math.min(...ends), suggestedMax: Math.max(...ends)}
      : {};
  }

  axis({label, logarithmic}) {
    const ink = colourOf('faint');
    return {
      type: logarithmic ? 'logarithmic' : 'linear',
      title: {display: Boolean(label), text: label, color: ink},
      grid: {color: colourOf('line')},
      border: {color: colourOf('line')},
      ticks: {
        color: ink,
        ...(this.isBars && label === this.plot.horizontal.label
          ? {autoSkip: false}
          : {callback: logarithmic ? decadeLabel : short, maxRotation: 0, autoSkipPadding: 12}),
      },
    };
  }

  label({dataset, dataIndex}) {
    const [, y, low, high] = dataset.points[dataIndex];
    const around = high > low ? ` (${short(low)} – ${short(high)})` : '';
    return `${dataset.label}: ${short(y)}${around}`;
  }

  render() {
    const {plot} = this;
    const isEmpty = plot.series.every(series => series.points.length === 0);
    const size = this.isHorizontal ? Math.min(5, Math.ceil(plot.categories.length / 4)) : 3;
    return html`<figure class="plot">
      ${isEmpty
        ? html`<p class="quiet-text">${t('lab.empty')}</p>`
        : html`<div class="canvas size-${size}">
            <canvas role="img" aria-label=${plot.caption}></canvas>
          </div>`}
      <figcaption>${plot.caption}</figcaption>
      ${isEmpty ? nothing : this.numbers()}
    </figure>`;
  }

  /** The data as a table, for readers who cannot see the plot. */
  numbers() {
    const {plot} = this;
    const hasRange = plot.series.some(({points}) => points.some(([, , low, high]) => high > low));
    const headings = ['', plot.horizontal.label, plot.vertical.label];
    const rows = plot.series.flatMap(({name, points}) =>
      points.map(([x, y, low, high]) => [
        name,
        this.isBars ? plot.categories[x] : short(x),
        short(y),
        ...(hasRange ? [short(low), short(high)] : []),
      ]),
    );
    return html`<details class="numbers">
      <summary>${t('lab.numbers')}</summary>
      ${dataTable({
        caption: plot.caption,
        headings: hasRange ? [...headings, t('lab.low'), t('lab.high')] : headings,
        rows,
      })}
    </details>`;
  }
}

customElements.define('tab-plot', Plot);
