export type PageFacts = {
  /** The layout appends the site's name, except on the home page. */
  title: string;
  /** 50 to 170 characters, unique. */
  description: string;
  keywords: readonly string[];
  /** If false, also not in the sitemap. */
  indexed: boolean;
};

const page = (title: string, description: string, keywords: readonly string[], indexed = true): PageFacts => ({
  title,
  description,
  keywords,
  indexed,
});

/** Every page with a fixed address; articles and the checkout have their own metadata. */
export const pages = {
  '/': page(
    'El Sofá Del Dinero: asesoría financiera independiente',
    'Asesoría financiera independiente para personas, familias y empresas en España. Sin vínculos con bancos ni aseguradoras, y con la primera consulta gratuita.',
    ['asesoría financiera independiente', 'asesor financiero', 'finanzas personales', 'consulta financiera gratuita'],
  ),
  '/servicios': page(
    'Servicios y precios',
    'Sesiones de asesoría financiera con su precio a la vista. Eliges día y hora, pagas con tarjeta y recibes tu cita confirmada por correo.',
    ['servicios financieros', 'asesoría financiera precios', 'reservar asesor financiero'],
  ),
  '/servicios/educacion-financiera': page(
    'Educación financiera',
    'Programa de educación financiera de ocho sesiones de dos horas por 150 €: presupuesto, ahorro, deudas e inversión, con tus propios números.',
    ['educación financiera', 'curso de finanzas personales', 'aprender a ahorrar'],
  ),
  '/servicios/consultoria-financiera': page(
    'Consultoría financiera',
    'Planes de consultoría financiera desde 300 €: una reunión inicial de 45 minutos, un informe por escrito y un asesor que no cobra de bancos ni aseguradoras.',
    ['consultoría financiera', 'asesoría financiera', 'plan financiero personal'],
  ),
  '/servicios/planificacion-jubilacion': page(
    'Planificación de la jubilación',
    'Calculamos tu pensión, lo que te faltará y cuánto apartar cada mes para llegar. Planificación desde 200 € al año, sin vender productos.',
    ['planificación de la jubilación', 'ahorro para la jubilación', 'pensión pública'],
  ),
  '/servicios/seguros': page(
    'Análisis de seguros',
    'Leemos gratis tus seguros y comparamos más de 20 aseguradoras: los huecos, lo que pagas dos veces y seguros de vida de hasta 2 millones de euros.',
    ['comparar seguros', 'seguro de vida', 'análisis de seguros gratis'],
  ),
  '/servicios/hipotecas': page(
    'Análisis de hipotecas',
    'Más de 15 bancos en la misma hoja y cada cláusula leída contigo. Análisis básico gratis; gestión completa al 0,5 % de la hipoteca, solo si ahorras.',
    ['análisis de hipotecas', 'comparar hipotecas', 'hipoteca primera vivienda'],
  ),
  '/servicios/formacion-talleres': page(
    'Formación y talleres financieros',
    'Talleres de finanzas personales en grupos de quince como máximo, en persona, por internet o en tu empresa. Un taller 75 €; pack de cuatro, 250 €.',
    ['talleres de finanzas personales', 'formación financiera para empresas', 'curso de inversión para principiantes'],
  ),
  '/contratanos': page(
    'Contrátanos',
    'Sesiones y un cuaderno con precio cerrado, que contratas ahora mismo: primera vivienda, reset de 21 días, consultoría personalizada y jubilación.',
    ['contratar asesor financiero', 'asesoría financiera online', 'precio asesor financiero'],
  ),
  '/nosotros': page(
    'Quiénes somos',
    'Por qué existe El Sofá Del Dinero, los cuatro valores con los que trabajamos y cómo es nuestro método: analizar, diseñar y acompañar.',
    ['asesores financieros independientes', 'quiénes somos', 'asesoría financiera Madrid'],
  ),
  '/contacto': page(
    'Contacto',
    'Escríbenos, llámanos o ven a vernos a Madrid con cita previa. Contestamos a cualquier duda en 24 horas, en días laborables.',
    ['contacto asesor financiero', 'asesoría financiera en Madrid', 'asesor financiero teléfono'],
  ),
  '/consulta-gratuita': page(
    'Consulta gratuita',
    'Elige día y hora para hablarlo, o escríbenos tu caso y recibe una primera orientación por correo en 48 horas. Gratis y sin compromiso.',
    ['consulta financiera gratuita', 'asesor financiero gratis', 'dudas de finanzas personales'],
  ),
  '/blog': page(
    'Blog',
    'Artículos de finanzas personales con las cuentas hechas y las fuentes citadas: jubilación, presupuesto, ahorro e inversión.',
    ['blog de finanzas personales', 'ahorro', 'jubilación', 'inversión'],
  ),
  '/calculadoras/interes-compuesto': page(
    'Calculadora de interés compuesto',
    'Calcula en cuánto se convierte lo que ahorras cada mes: saldo final, aportaciones, intereses y valor real descontada la inflación.',
    ['calculadora de interés compuesto', 'interés compuesto', 'calcular rentabilidad del ahorro'],
  ),
  '/calculadoras/simulador-hipoteca': page(
    'Simulador de hipoteca',
    'Calcula la cuota, la TAE, los intereses totales y los gastos de tu hipoteca fija, variable o mixta, con su tabla de amortización completa.',
    ['simulador de hipoteca', 'calcular cuota hipoteca', 'TAE hipoteca', 'tabla de amortización'],
  ),
  '/calculadoras/salud-financiera': page(
    'Test de salud financiera',
    'Ocho datos y una nota sobre cien: cuánto ahorras, cuánto debes, cuántos meses cubre tu colchón y qué cambio te sumaría más puntos.',
    ['salud financiera', 'test financiero', 'fondo de emergencia', 'tasa de ahorro'],
  ),
  '/calculadoras/ratio-endeudamiento': page(
    'Calculadora del ratio de endeudamiento',
    'Calcula qué parte de tus ingresos se va en deudas, cuánto te queda hasta el límite del 35 % y en cuántos meses podrías volver a él.',
    ['ratio de endeudamiento', 'calcular endeudamiento', 'límite 35 % ingresos'],
  ),
  '/seguridad': page(
    'Seguridad de tus datos',
    'Qué hacemos hoy para proteger lo que nos cuentas, capa por capa, y qué estamos preparando para que solo tú tengas la llave de tu espacio.',
    ['seguridad de datos financieros', 'privacidad', 'cifrado de datos'],
  ),
  '/valores': page(
    'Nuestros valores',
    'Integridad, claridad, confidencialidad, utilidad, independencia y sencillez: qué significa cada uno cuando hablamos de tu dinero.',
    ['asesoría financiera independiente', 'ética financiera', 'valores'],
  ),
  '/garantia': page(
    'Garantía de 15 días',
    'Si no te convence, te devolvemos el dinero en los 15 días siguientes al pago. Qué cubre la garantía, qué no, y los cuatro pasos para pedirla.',
    ['garantía de devolución', 'devolución 15 días', 'asesoría sin permanencia'],
  ),
  '/politica-privacidad': page(
    'Política de privacidad',
    'Qué datos guardamos, para qué, durante cuánto tiempo y con qué proveedores, y cómo pedir una copia, corregirlos o borrarlos.',
    ['política de privacidad', 'protección de datos'],
    false,
  ),
  '/aviso-legal': page(
    'Aviso legal',
    'Quién está detrás de esta web, las reglas para usarla, lo que no somos y cómo reclamar si algo va mal.',
    ['aviso legal', 'condiciones de uso'],
    false,
  ),
  '/condiciones': page(
    'Condiciones de contratación',
    'Qué compras, cuánto cuesta, cuándo lo recibes, cómo cambias la cita, los 14 días para desistir y los 15 de garantía.',
    ['condiciones de contratación', 'derecho de desistimiento'],
    false,
  ),
  '/desistimiento': page(
    'Desistir del contrato',
    'Desiste de lo que contrataste en la web, con dos botones y sin dar explicaciones, también si has perdido el enlace a tu contratación.',
    ['desistir del contrato', 'derecho de desistimiento'],
    false,
  ),
  '/cookies': page(
    'Política de cookies',
    'Esta web no te pone cookies, de ninguna clase. Aquí está lo poco que guarda tu navegador, para qué y cómo borrarlo.',
    ['política de cookies', 'almacenamiento de sesión'],
    false,
  ),
} as const satisfies Record<string, PageFacts>;

export type PagePath = keyof typeof pages;
